// Tests pairs of exercises that differ only in the answer: their hint ladders differ in the fifth hint, and in no earlier
// hint.
#include <QTest>

#include "core/practice/exercise.h"
#include "core/sum/sum_notation.h"
#include "tests/core/practice/rung_equality.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answerIsHiddenUntilTheFifthHint_data();
    void answerIsHiddenUntilTheFifthHint();
    void hintLeavesAPlausibleWrongAnswer_data();
    void hintLeavesAPlausibleWrongAnswer();
};

static Exercise sumExercise(const char* parts)
{
    return SumValueExercise{parseSum(parts).value()};
}

void TestPracticeSecrets::answerIsHiddenUntilTheFifthHint_data()
{
    QTest::addColumn<Exercise>("one");
    QTest::addColumn<Exercise>("other");
    // Both exercises have three different numbers, and the mex is 2 or 3.
    QTest::newRow("mex of numbers") << Exercise(MexExercise{{0, 1, 3}}) << Exercise(MexExercise{{0, 1, 2}});
    QTest::newRow("sum") << sumExercise("nim:5 + bash(3):6 + kayles:9") << sumExercise("nim:4 + bash(3):6 + kayles:9");
    QTest::newRow("the switch, one large heap") << Exercise(MisereSwitchExercise{{{1, 5, 1}}, 1}) << Exercise(MisereSwitchExercise{{{1, 5}}, 1});
    QTest::newRow("the switch, several large heaps") << Exercise(MisereSwitchExercise{{{9, 4, 1}}, 0}) << Exercise(MisereSwitchExercise{{{9, 4}}, 0});
    const std::vector<Count> heaps{9, 13, 1};
    QTest::newRow("spot the flaw")
        << Exercise(SpotFlawExercise{ArgumentOn::Nim, {SumIs{heaps, 5}, WinningHeapsAre{heaps, 0}, SomeHeapStays{heaps, false}}})
        << Exercise(SpotFlawExercise{ArgumentOn::Nim, {SumIs{heaps, 13}, WinningHeapsAre{heaps, 1}, SomeHeapStays{heaps, false}}});
}

void TestPracticeSecrets::answerIsHiddenUntilTheFifthHint()
{
    QFETCH(Exercise, one);
    QFETCH(Exercise, other);
    QVERIFY(isSound(one) && isSound(other));
    QVERIFY(rightAnswers(one) != rightAnswers(other));
    const Ladder ladder = hints(one);
    const Ladder others = hints(other);
    for (std::size_t rung = 0; rung + 1 < rungCount; ++rung)
        QVERIFY(ladder[rung] == others[rung]);
    QVERIFY(!(ladder.back() == others.back()));
}

void TestPracticeSecrets::hintLeavesAPlausibleWrongAnswer_data()
{
    QTest::addColumn<Exercise>("exercise");
    QTest::addColumn<int>("rung");
    QTest::addColumn<Count>("also");
    // The hint leaves the right answer, and one wrong answer that a person may believe.
    QTest::newRow("mex of a heap") << Exercise(MexExercise{{0, 1, 0, 1, 2, 3, 2, 0, 1}, {1, 3, 4}}) << 2 << Count{3};
    QTest::newRow("leave 1 or none") << Exercise(MisereSwitchExercise{{{1, 5, 1}}, 1}) << 3 << Count{5};
    QTest::newRow("the last bit") << sumExercise("nim:5 + bash(3):6 + kayles:9") << 3 << Count{2};
}

void TestPracticeSecrets::hintLeavesAPlausibleWrongAnswer()
{
    QFETCH(Exercise, exercise);
    QFETCH(int, rung);
    QFETCH(Count, also);
    const Rung shown = hints(exercise)[static_cast<std::size_t>(rung)];
    QVERIFY(Answer(also) != rightAnswers(exercise).front());
    QVERIFY(fits(shown, exercise, also));
    QVERIFY(fits(shown, exercise, rightAnswers(exercise).front()));
}

NIMSTONE_TEST(TestPracticeSecrets)
#include "tst_secrets.moc"
