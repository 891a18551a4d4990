// Tests the tally of answers: it counts them, and says how well each skill is known, which misconceptions occurred, and which
// mistakes wait in the queue.
#include <QTest>

#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

const QString nimSumSkill = QStringLiteral("nim-sum");

AnswerRecord answer(const QString& exercise, bool right, int day = 100)
{
    AnswerRecord one;
    one.time = day * 1000;
    one.day = day;
    one.skill = nimSumSkill;
    one.exercise = exercise;
    one.right = right;
    return one;
}

QStringList exercisesOf(const std::vector<Mistake>& mistakes)
{
    QStringList exercises;
    for (const Mistake& mistake : mistakes)
        exercises.push_back(mistake.exercise);
    return exercises;
}

}  // namespace

class TestProgressTally : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstAnswersAreCounted()
    {
        ProgressTally tally;
        tally.add(answer(QStringLiteral("a"), false));
        AnswerRecord again = answer(QStringLiteral("a"), true);
        again.first = false;
        tally.add(again);
        tally.add(answer(QStringLiteral("b"), true, 101));
        AnswerRecord shown = answer(QStringLiteral("c"), true, 101);
        shown.answerShown = true;
        tally.add(shown);
        QCOMPARE(tally.answers, 4);
        QCOMPARE(tally.asked, 3);
        QCOMPARE(tally.right, 1);
        QVERIFY((tally.days.at({100, nimSumSkill}) == DayTally{1, 0}));
        QVERIFY((tally.days.at({101, nimSumSkill}) == DayTally{2, 1}));
        const double wrong = practice::afterAnswer(practice::tracing.initial, {.right = false});
        const double right = practice::afterAnswer(wrong, {.right = true});
        QVERIFY((tally.skills.at(nimSumSkill) == SkillTally{practice::afterAnswer(right, {.right = false}), 3, 1, 101}));
    }

    /// An exercise that was done again does not count: on the same day or years later, in the window or from a file that
    /// calls it the first.
    void anExerciseCountsOnlyOnce()
    {
        ProgressTally tally;
        QVERIFY(tally.wouldCount(QStringLiteral("a"), 100));
        QVERIFY(tally.add(answer(QStringLiteral("a"), true)));
        QVERIFY(!tally.wouldCount(QStringLiteral("a"), 100));
        const ProgressTally once = tally;
        for (const int day : {100, 101, 1000})
            QVERIFY(!tally.add(answer(QStringLiteral("a"), true, day)));
        QCOMPARE(tally.answers, 4);
        QCOMPARE(tally.asked, 1);
        QCOMPARE(tally.skills.at(nimSumSkill).known, once.skills.at(nimSumSkill).known);
        QVERIFY(tally.days == once.days);
    }

    /// A case that a user reported: three right answers, and the last two exercises done once more.
    void fiveAnswersToThreeExercisesGiveNoMastery()
    {
        ProgressTally tally;
        for (const char* exercise : {"a", "b", "c", "b", "c"})
            tally.add(answer(QLatin1String(exercise), true));
        const SkillTally& skill = tally.skills.at(nimSumSkill);
        QCOMPARE(skill.asked, 3);
        QVERIFY(!skill.isMastered());
        QVERIFY(skill.estimate() < 0.6);
        tally.add(answer(QStringLiteral("d"), true));
        QVERIFY(!skill.isMastered());
        tally.add(answer(QStringLiteral("e"), true));
        QVERIFY(skill.isMastered());
    }

    /// A person who asks for the answer and then types it has not shown knowledge, in this session or a later one.
    void aShownAnswerIsNotCountedAsKnown()
    {
        ProgressTally tally;
        AnswerRecord shown = answer(QStringLiteral("a"), false);
        shown.answerShown = true;
        tally.add(shown);
        QVERIFY(!tally.add(answer(QStringLiteral("a"), true)));
        QCOMPARE(tally.right, 0);
        // The exercise is now a mistake, and counts again on the day when it is due.
        QVERIFY(tally.wouldCount(QStringLiteral("a"), 101));
        QVERIFY(tally.add(answer(QStringLiteral("a"), true, 101)));
        QVERIFY(!tally.add(answer(QStringLiteral("a"), true, 101)));
        QCOMPARE(tally.right, 1);
    }

    void theLatestAnswerIsThePlaceToContinue()
    {
        ProgressTally tally;
        QCOMPARE(tally.last.skill, QString());
        tally.add(answer(QStringLiteral("later"), true, 200));
        tally.add(answer(QStringLiteral("earlier"), true, 100));
        QCOMPARE(tally.last.exercise, QStringLiteral("later"));
        AnswerRecord next = answer(QStringLiteral("next"), true, 200);
        next.level = 3;
        next.first = false;
        tally.add(next);
        QVERIFY((tally.last == LastPosition{200'000, nimSumSkill, 3, QStringLiteral("next")}));
    }

    void mistakesAreQueuedByDueDay()
    {
        ProgressTally tally;
        tally.add(answer(QStringLiteral("wrong on 100"), false, 100));
        tally.add(answer(QStringLiteral("wrong on 98"), false, 98));
        tally.add(answer(QStringLiteral("right"), true, 100));
        tally.add(answer(QStringLiteral("wrong today"), false, 101));
        QCOMPARE(exercisesOf(tally.due(101)), (QStringList{QStringLiteral("wrong on 98"), QStringLiteral("wrong on 100")}));
        tally.add(answer(QStringLiteral("wrong on 98"), true, 101));
        QCOMPARE(exercisesOf(tally.due(101)), QStringList{QStringLiteral("wrong on 100")});
        QCOMPARE(tally.mistakes.at(QStringLiteral("wrong on 98")).place.due, 104);
    }

    void choicesListSkillsAndDueExercises()
    {
        ProgressTally tally;
        tally.add(answer(QStringLiteral("nim-sum 1 2/3"), false, 100));
        const auto choices = tally.choices({"mex", "nim-sum"}, 101);
        const double known = practice::afterAnswer(practice::tracing.initial, {.right = false});
        QVERIFY((choices.skills == std::vector<practice::Standing>{{"mex"}, {"nim-sum", known, 1, 100}}));
        QVERIFY((choices.due == std::vector<practice::DueExercise>{{"nim-sum", "nim-sum 1 2/3"}}));
        QVERIFY(tally.choices({"mex"}, 100).due.empty());
    }

    void theOldestMistakeIsDropped()
    {
        ProgressTally tally;
        const int most = static_cast<int>(practice::mostMistakes);
        for (int number = 0; number < most + 5; ++number)
            tally.add(answer(QString::number(number), false, 100 + number));
        QCOMPARE(tally.mistakes.size(), practice::mostMistakes);
        QVERIFY(!tally.mistakes.contains(QStringLiteral("4")));
        QVERIFY(tally.mistakes.contains(QStringLiteral("5")));
    }

    void misconceptionsAreCounted()
    {
        ProgressTally tally;
        const auto add = [&tally](const char* tag, int day) {
            AnswerRecord one = answer(QString::number(tally.answers), false, day);
            one.tag = QLatin1String(tag);
            tally.add(one);
        };
        for (const char* tag : {"carries", "or", "carries", "", "left-out"})
            add(tag, 100);
        add("or", 101);
        AnswerRecord again = answer(QStringLiteral("a"), false);
        again.tag = QStringLiteral("left-out");
        again.first = false;
        tally.add(again);
        QStringList commonest;
        for (const auto& tag : tally.commonestTags(3))
            commonest << QStringLiteral("%1 %2").arg(tag.tag).arg(tag.tally.count);
        QCOMPARE(commonest, (QStringList{QStringLiteral("or 2"), QStringLiteral("carries 2"), QStringLiteral("left-out 1")}));
        QCOMPARE(tally.commonestTags(1).size(), 1U);
    }
};

NIMSTONE_TEST(TestProgressTally)
#include "tst_progress_tally.moc"
