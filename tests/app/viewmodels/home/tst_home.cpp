// Tests what the Home page suggests before any answer, after an exercise, and when a mistake is due.
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/home/home.h"
#include "core/practice/skills/skill.h"
#include "tests/program.h"

using namespace nimstone;

class TestHome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void practiceSuggestionsFollowTheRecord();
    void aPersonCountsAsAwayAfterAMonth_data();
    void aPersonCountsAsAwayAfterAMonth();
};

void TestHome::practiceSuggestionsFollowTheRecord()
{
    QDate today(2026, 3, 14);
    QTemporaryDir folder;
    Progress progress(folder.filePath(QStringLiteral("progress.sqlite")));
    Home home(nullptr, [&today] { return today; });
    home.setProgress(&progress);
    QTRY_VERIFY(progress.areDaysLoaded());
    QVERIFY(home.practice().fresh);
    QCOMPARE(home.practice().lastSkill, QString());
    QCOMPARE(home.practice().due, 0);
    QCOMPARE(home.practice().newSkill, QStringLiteral("read-binary"));
    QVERIFY(!home.practice().newSkillTask.isEmpty());

    AnswerRecord record;
    record.day = dayOf(today);
    record.time = QDateTime(today, QTime(10, 0)).toMSecsSinceEpoch();
    record.skill = QStringLiteral("read-binary");
    record.exercise = QStringLiteral("read-binary 1 4711/1");
    progress.record(record);
    QVERIFY(!home.practice().fresh);
    QCOMPARE(home.practice().lastSkill, QStringLiteral("read-binary"));
    QCOMPARE(home.practice().lastSkillName, QStringLiteral("Reading binary"));
    QCOMPARE(home.practice().newSkill, QStringLiteral("nim-sum"));
    QCOMPARE(home.practice().due, 0);
    QCOMPARE(home.practice().standing, QStringLiteral("0 of %1 skills mastered").arg(practice::allSkills.size()));

    today = today.addDays(1);
    QCOMPARE(home.practice().due, 1);
}

void TestHome::aPersonCountsAsAwayAfterAMonth_data()
{
    QTest::addColumn<int>("sinceAnswer");
    QTest::addColumn<int>("sinceCard");
    QTest::addColumn<bool>("away");
    QTest::newRow("a new person") << -1 << -1 << false;
    QTest::newRow("an answer a month ago") << 30 << -1 << true;
    QTest::newRow("an answer 29 days ago") << 29 << -1 << false;
    QTest::newRow("a card of a lesson a month ago") << -1 << 30 << true;
    QTest::newRow("a card of a lesson yesterday") << 60 << 1 << false;
}

void TestHome::aPersonCountsAsAwayAfterAMonth()
{
    QFETCH(int, sinceAnswer);
    QFETCH(int, sinceCard);
    const QDate today(2026, 3, 14);
    const auto timeBefore = [&today](int days) { return QDateTime(today.addDays(-days), QTime(10, 0)).toMSecsSinceEpoch(); };
    QTemporaryDir folder;
    Progress progress(folder.filePath(QStringLiteral("progress.sqlite")));
    Home home(nullptr, [&today] { return today; });
    home.setProgress(&progress);
    if (sinceAnswer >= 0) {
        AnswerRecord record;
        record.day = dayOf(today.addDays(-sinceAnswer));
        record.time = timeBefore(sinceAnswer);
        record.skill = QStringLiteral("read-binary");
        record.exercise = QStringLiteral("read-binary 1 4711/1");
        progress.record(record);
    }
    if (sinceCard >= 0)
        progress.keepNote(QStringLiteral("lesson/lemma-2/card"), QStringLiteral("3"), timeBefore(sinceCard));
    QTEST(home.practice().away, "away");
}

NIMSTONE_TEST(TestHome)
#include "tst_home.moc"
