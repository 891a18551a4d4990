// What the Home page leads to: after nothing, after an exercise, when a mistake is due.
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/home/home_guide.h"
#include "core/practice/skills/skill.h"
#include "tests/program.h"

using namespace nimstone;

class TestHomeGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadsOn();
};

void TestHomeGuide::leadsOn()
{
    QDate today(2026, 3, 14);
    QTemporaryDir folder;
    Progress progress(folder.filePath(QStringLiteral("progress.sqlite")));
    HomeGuide guide(nullptr, [&today] { return today; });
    guide.setProgress(&progress);
    QTRY_VERIFY(progress.areDaysLoaded());
    QVERIFY(guide.fresh());
    QCOMPARE(guide.lastSkill(), QString());
    QCOMPARE(guide.due(), 0);
    QCOMPARE(guide.newSkill(), QStringLiteral("read-binary"));
    QVERIFY(!guide.newSkillTask().isEmpty());

    AnswerRecord record;
    record.day = dayOf(today);
    record.time = QDateTime(today, QTime(10, 0)).toMSecsSinceEpoch();
    record.skill = QStringLiteral("read-binary");
    record.exercise = QStringLiteral("read-binary 1 4711/1");
    progress.record(record);
    QVERIFY(!guide.fresh());
    QCOMPARE(guide.lastSkill(), QStringLiteral("read-binary"));
    QCOMPARE(guide.lastSkillName(), QStringLiteral("Reading binary"));
    QCOMPARE(guide.newSkill(), QStringLiteral("nim-sum"));
    QCOMPARE(guide.due(), 0);
    QCOMPARE(guide.standing(), QStringLiteral("0 of %1 skills mastered").arg(practice::allSkills.size()));

    today = today.addDays(1);
    QCOMPARE(guide.due(), 1);
}

NIMSTONE_TEST(TestHomeGuide)
#include "tst_home_guide.moc"
