// Tests the exercise planner of the Practise page: what it records of each answer and which exercise it asks next. A mistake
// comes back the next day, skills take turns, and the level follows from how well a skill is known.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/practise/exercise/exercise_planner.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/practise/record/shown_skill.h"
#include "core/practice/answer_text.h"
#include "tests/program.h"

using namespace nimstone;

class TestExercisePlanner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreRecorded();
    void answersOnOwnHeapsAreNotRecorded();
    void aMistakeComesBackTheNextDay();
    void mistakesComeFirstOnRequest();
    void skillsTakeTurns();
    void answersAreWrittenAsText_data();
    void answersAreWrittenAsText();
    void theStandingOfASkillComesFromTheRecord();

private:
    QDateTime m_now{QDate(2026, 3, 14), QTime(9, 26, 53)};
    ExercisePlanner::Clock m_clock = [this] { return m_now; };
};

/// A record of practice in its own temporary folder.
struct Kept {
    QTemporaryDir folder;
    Progress progress{folder.filePath(QStringLiteral("progress.sqlite"))};

    bool load()
    {
        QSignalSpy changed(&progress, &Progress::changed);
        progress.load();
        return progress.isLoaded() || changed.wait(nimstone::tests::patience);
    }
};

static void answer(ExercisePlanner& coach, ExerciseState& desk, Count number)
{
    const bool first = !desk.isCounted();
    desk.answer(number);
    coach.answered(desk, number, first);
}

void TestExercisePlanner::answersAreRecorded()
{
    Kept kept;
    QVERIFY(kept.load());
    ExercisePlanner coach(7, m_clock);
    coach.setProgress(&kept.progress);
    ExerciseState desk(practice::Skill::NimSum, 1, 4711);
    desk.set(desk.exercise());
    desk.begin(1, 4711, 2);
    coach.laid();
    desk.hint();
    m_now = m_now.addMSecs(2500);
    const auto& heaps = practice::heapsIn(desk.exercise())->heaps;
    answer(coach, desk, heaps[0] + heaps[1]);
    answer(coach, desk, heaps[0] ^ heaps[1]);

    const ProgressTally& tally = kept.progress.tally();
    QCOMPARE(tally.answers, 2);
    QCOMPARE(tally.asked, 1);
    QCOMPARE(tally.right, 0);
    QCOMPARE(tally.last.exercise, QStringLiteral("nim-sum 1 4711/2"));
    const auto tags = tally.commonestTags(3);
    QCOMPARE(tags.size(), std::size_t{1});
    QCOMPARE(tags.front().tag, QStringLiteral("added-with-carries"));
    QCOMPARE(tally.mistakes.size(), std::size_t{1});
    QVERIFY(kept.progress.flush());
    QCOMPARE(kept.progress.waiting(), 0);
}

void TestExercisePlanner::answersOnOwnHeapsAreNotRecorded()
{
    Kept kept;
    QVERIFY(kept.load());
    ExercisePlanner coach(7, m_clock);
    coach.setProgress(&kept.progress);
    ExerciseState desk(practice::Skill::NimSum, 1, 4711);
    desk.set(practice::NimSumExercise{{{1, 2, 4}}});
    answer(coach, desk, 7);
    QCOMPARE(kept.progress.tally().answers, 0);
}

void TestExercisePlanner::aMistakeComesBackTheNextDay()
{
    Kept kept;
    QVERIFY(kept.load());
    ExercisePlanner coach(7, m_clock);
    coach.setProgress(&kept.progress);
    ExerciseState desk(practice::Skill::EligibleHeap, 2, 31);
    desk.begin(2, 31, 3);
    const auto right = practice::rightAnswers(desk.exercise());
    Count wrong = 0;
    while (std::ranges::find(right, practice::Answer(wrong)) != right.end())
        ++wrong;
    answer(coach, desk, wrong);
    const auto isAsked = [&coach] {
        for (int exercise = 0; exercise < 10; ++exercise) {
            const auto advice = coach.next();
            if (advice.why == practice::Why::DueMistake) {
                return advice.code == practice::ExerciseCode{practice::Skill::EligibleHeap, 2, 31, 3};
            }
            ExerciseState other(advice.code.skill, advice.code.level, advice.code.seed);
            coach.answered((other.showAnswer(), other), practice::rightAnswers(other.exercise()).front(), true);
        }
        return false;
    };
    QVERIFY2(!isAsked(), "the mistake was asked again on the same day");
    m_now = m_now.addDays(1);
    QVERIFY(isAsked());
}

void TestExercisePlanner::mistakesComeFirstOnRequest()
{
    Kept kept;
    QVERIFY(kept.load());
    ExercisePlanner coach(7, m_clock);
    coach.setProgress(&kept.progress);
    for (int number = 1; number <= 4; ++number) {
        ExerciseState desk(practice::Skill::NimSum, 1, 4711);
        desk.begin(1, 4711, number);
        answer(coach, desk, practice::rightAnswers(desk.exercise()).front().numbers().front() + 1);
    }
    m_now = m_now.addDays(1);
    coach.reviewFirst(3);
    for (int asked = 0; asked < 3; ++asked) {
        const auto advice = coach.next();
        QCOMPARE(advice.why, practice::Why::DueMistake);
        ExerciseState desk(advice.code.skill, advice.code.level, advice.code.seed);
        desk.begin(advice.code.level, advice.code.seed, advice.code.number);
        coach.answered((desk.showAnswer(), desk), practice::rightAnswers(desk.exercise()).front(), true);
    }
    QCOMPARE(kept.progress.tally().due(coach.today()).size(), std::size_t{1});
}

void TestExercisePlanner::skillsTakeTurns()
{
    ExercisePlanner coach(3, m_clock);
    std::map<practice::Skill, int> asked;
    int inARow = 0;
    std::optional<practice::Skill> before;
    for (int exercise = 0; exercise < 60; ++exercise) {
        const auto advice = coach.next();
        ++asked[advice.code.skill];
        inARow = before == advice.code.skill ? inARow + 1 : 1;
        QVERIFY(inARow <= practice::mostInARow);
        before = advice.code.skill;
        ExerciseState desk(advice.code.skill, advice.code.level, advice.code.seed);
        desk.showAnswer();
        coach.shown(desk, true);
    }
    QVERIFY(asked.size() >= 2);
    qInfo("60 exercises were about %zu skills", asked.size());
}

void TestExercisePlanner::answersAreWrittenAsText_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("text");
    QTest::newRow("a number") << 0 << QStringLiteral("13");
    QTest::newRow("a heap, counted from 1") << 1 << QStringLiteral("3");
    QTest::newRow("an amount") << 2 << QStringLiteral("4");
    QTest::newRow("several moves") << 3 << QStringLiteral("1-4 3-2");
    QTest::newRow("several numbers") << 4 << QStringLiteral("1 + 5 + 13");
}

void TestExercisePlanner::answersAreWrittenAsText()
{
    QFETCH(int, kind);
    QFETCH(QString, text);
    const Position position{{12, 9, 3}};
    const practice::Exercise sum = practice::NimSumExercise{position};
    const std::vector<std::pair<practice::Exercise, practice::Answer>> answers{
        {sum, Count{13}},
        {practice::EligibleHeapExercise{position}, Count{2}},
        {practice::HowManyExercise{position, 0}, Count{4}},
        {sum, practice::Answer(std::vector<Move>{{0, 4}, {2, 2}})},
        {sum, practice::Answer(std::vector<Count>{1, 5, 13})},
    };
    const auto& [exercise, answer] = answers[static_cast<std::size_t>(kind)];
    QCOMPARE(QString::fromStdString(print(exercise, answer)), text);
}

void TestExercisePlanner::theStandingOfASkillComesFromTheRecord()
{
    Kept kept;
    QVERIFY(kept.load());
    {
        PracticeSession session;
        session.setProgress(&kept.progress);
        session.setSkill(QStringLiteral("how-many"));
        session.setNumber(QStringLiteral("1"));
        session.check();
        QVERIFY(session.state() != PracticeSession::Open);
    }
    // This session has seen no answer, as after a start of the program.
    PracticeSession session;
    session.setProgress(&kept.progress);
    const auto place = session.skills().indexOf(QStringLiteral("how-many"));
    QVERIFY2(session.standings().at(place).value<ShownSkill>().detail.startsWith(QLatin1String("0 of 1")) || session.standings().at(place).value<ShownSkill>().detail.startsWith(QLatin1String("1 of 1")),
             qPrintable(session.standings().at(place).value<ShownSkill>().detail));
    QCOMPARE(session.standings().first().value<ShownSkill>().detail, QString());
    QSignalSpy erased(&kept.progress, &Progress::erased);
    kept.progress.erase(m_now.date());
    QVERIFY(erased.count() == 1 || erased.wait(nimstone::tests::patience));
    QTRY_COMPARE(session.standings().at(place).value<ShownSkill>().detail, QString());
}

NIMSTONE_TEST(TestExercisePlanner)
#include "tst_exercise_planner.moc"
