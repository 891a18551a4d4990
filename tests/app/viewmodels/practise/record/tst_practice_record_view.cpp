// Tests the pictures of the record of practice: what they show about skills, weeks, days and mistakes after known answers.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/practise/record/practice_record_view.h"
#include "app/viewmodels/practise/record/shown_skill.h"
#include "core/practice/skills/skill.h"
#include "tests/program.h"

using namespace nimstone;

class TestPracticeRecordView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anEmptyRecordShowsNothing();
    void skillsShowTheirAnswers();
    void weeksShowTheirAnswers();
    void daysShowTheirAnswers();
    void mistakesShowTheirCounts();

private:
    /// 14 March 2026 is a Saturday.
    const QDate m_today{2026, 3, 14};
    QTemporaryDir m_folder;
    std::unique_ptr<Progress> m_progress;

    void answer(const QDate& day, const char* skill, bool right, const char* tag = "")
    {
        AnswerRecord record;
        record.time = QDateTime(day, QTime(10, 0)).toMSecsSinceEpoch() + m_answers;
        record.day = dayOf(day);
        record.skill = QString::fromLatin1(skill);
        record.exercise = QStringLiteral("%1 1 %2/1").arg(record.skill).arg(++m_answers);
        record.right = right;
        record.tag = QString::fromLatin1(tag);
        m_progress->record(record);
    }
    int m_answers = 0;
};

void TestPracticeRecordView::initTestCase()
{
    m_progress = std::make_unique<Progress>(m_folder.filePath(QStringLiteral("progress.sqlite")));
    QSignalSpy changed(m_progress.get(), &Progress::changed);
    m_progress->load();
    QTRY_VERIFY(m_progress->areDaysLoaded());
}

void TestPracticeRecordView::anEmptyRecordShowsNothing()
{
    PracticeRecordView view(nullptr, [this] { return m_today; });
    QVERIFY(view.empty());
    view.setProgress(m_progress.get());
    QVERIFY(view.empty());
    QCOMPARE(view.days().size(), 7 * PracticeRecordView::weekCount);
    QCOMPARE(view.weeks().size(), PracticeRecordView::weekCount);
    QVERIFY(view.mistakes().isEmpty());

    for (int number = 0; number < 6; ++number)
        answer(m_today, "nim-sum", true);
    answer(m_today.addDays(-1), "nim-sum", false, "added-with-carries");
    answer(m_today.addDays(-8), "nim-sum", false, "added-with-carries");
    answer(m_today.addDays(-8), "how-many", false, "took-all");
    answer(m_today.addDays(-400), "how-many", true);
}

void TestPracticeRecordView::skillsShowTheirAnswers()
{
    PracticeRecordView view(nullptr, [this] { return m_today; });
    view.setProgress(m_progress.get());
    QVERIFY(!view.empty());
    QCOMPARE(view.summary(), QStringLiteral("10 exercises on 4 days, 7 of them right on the first try"));
    const auto skills = view.skills();
    QCOMPARE(skills.size(), static_cast<qsizetype>(practice::allSkills.size()));
    for (const QVariant& one : skills) {
        const auto skill = one.value<ShownSkill>();
        if (skill.skill == QLatin1String("nim-sum")) {
            QCOMPARE(skill.detail, QStringLiteral("6 of 8 right"));
            QVERIFY(skill.known > 0);
        } else if (skill.skill != QLatin1String("how-many")) {
            QCOMPARE(skill.known, 0.0);
            QCOMPARE(skill.detail, QStringLiteral("not tried yet"));
        }
    }
}

void TestPracticeRecordView::weeksShowTheirAnswers()
{
    PracticeRecordView view(nullptr, [this] { return m_today; });
    view.setProgress(m_progress.get());
    const auto weeks = view.weeks();
    const QVariantMap last = weeks.back().toMap();
    QCOMPARE(last[QStringLiteral("asked")].toInt(), 7);
    QCOMPARE(last[QStringLiteral("right")].toInt(), 6);
    const QVariantMap before = weeks.at(weeks.size() - 2).toMap();
    QCOMPARE(before[QStringLiteral("asked")].toInt(), 2);
    QCOMPARE(before[QStringLiteral("right")].toInt(), 0);
    int asked = 0;
    for (const QVariant& week : weeks)
        asked += week.toMap()[QStringLiteral("asked")].toInt();
    QCOMPARE(asked, 9);
}

void TestPracticeRecordView::daysShowTheirAnswers()
{
    PracticeRecordView view(nullptr, [this] { return m_today; });
    view.setProgress(m_progress.get());
    const auto days = view.days();
    // The last day is a Sunday in the future.
    const auto day = [&](int ago) { return days.at(days.size() - 2 - ago).toMap(); };
    QVERIFY(days.back().toMap()[QStringLiteral("future")].toBool());
    QVERIFY(!day(0)[QStringLiteral("future")].toBool());
    QCOMPARE(day(0)[QStringLiteral("asked")].toInt(), 6);
    QCOMPARE(day(0)[QStringLiteral("depth")].toInt(), 2);
    QCOMPARE(day(1)[QStringLiteral("depth")].toInt(), 1);
    QCOMPARE(day(2)[QStringLiteral("depth")].toInt(), 0);
    QCOMPARE(day(8)[QStringLiteral("asked")].toInt(), 2);
    QCOMPARE(view.dayNames(), QStringLiteral("M T W T F S S").split(QLatin1Char(' ')));
    view.setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(view.dayNames().join(QString()), QStringLiteral("一二三四五六日"));
}

void TestPracticeRecordView::mistakesShowTheirCounts()
{
    PracticeRecordView view(nullptr, [this] { return m_today; });
    view.setProgress(m_progress.get());
    const auto mistakes = view.mistakes();
    QCOMPARE(mistakes.size(), 2);
    QCOMPARE(mistakes.front().toMap()[QStringLiteral("count")].toInt(), 2);
    QCOMPARE(mistakes.front().toMap()[QStringLiteral("text")].toString(), QStringLiteral("added with carries"));
    QCOMPARE(mistakes.back().toMap()[QStringLiteral("skill")].toString(), QStringLiteral("how-many"));
}

NIMSTONE_TEST(TestPracticeRecordView)
#include "tst_practice_record_view.moc"
