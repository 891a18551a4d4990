// Tests the board of exercises on the moves of Nim: hints highlight what they mention, and a wrong answer does not reveal the
// right one.
#include <QTest>
#include <algorithm>

#include "app/viewmodels/practise/exercise/practice_board.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNimSumIsShownByTheLastHint_data();
    void theNimSumIsShownByTheLastHint();
    void eachHintHighlightsFewerHeaps();
    void aWrongColumnDoesNotRevealTheRightOne();
    void aHeapCountedByMistakeIsMarked();
    void missingMovesAreNotShown();
    void aWrongMoveIsFollowedByAReply();
};

/// The 1s column has two 1s, the 2s column one, and the 4s column two, so only heap 3 has a winning move.
static const Position heaps{{5, 4, 3}};

void TestPracticeBoards::theNimSumIsShownByTheLastHint_data()
{
    QTest::addColumn<int>("skill");
    QTest::newRow("deciding column") << 0;
    QTest::newRow("count moves") << 1;
    QTest::newRow("all moves") << 2;
}

static Exercise exerciseOn(int skill)
{
    const std::array<Exercise, 3> exercises{DecidingColumnExercise{heaps}, CountMovesExercise{heaps}, AllMovesExercise{heaps}};
    return exercises[static_cast<std::size_t>(skill)];
}

void TestPracticeBoards::theNimSumIsShownByTheLastHint()
{
    QFETCH(int, skill);
    const Exercise exercise = exerciseOn(skill);
    const Ladder ladder = hints(exercise);
    const PracticeBoard bare = openBoard(exercise, {});
    QVERIFY(openBoard(exercise, std::span(ladder).first(2)) == bare);
    for (std::size_t rungs = 3; rungs <= ladder.size(); ++rungs) {
        const PracticeBoard board = openBoard(exercise, std::span(ladder).first(rungs));
        QVERIFY(board.table);
        // The odd columns are highlighted only with the answer.
        QCOMPARE(board.sums, rungs == ladder.size());
    }
}

void TestPracticeBoards::eachHintHighlightsFewerHeaps()
{
    // All heaps but the first have a winning move. All heaps have a 1 in one of the columns that the third hint names.
    const Exercise exercise = EligibleHeapExercise{{{16, 31, 9, 13}}};
    const Ladder ladder = hints(exercise);
    const auto lit = [&](std::size_t rungs) {
        return std::ranges::count(openBoard(exercise, std::span(ladder).first(rungs)).marks, PracticeBoard::Mark::Hinted);
    };
    QCOMPARE(lit(2), std::ptrdiff_t{0});
    QCOMPARE(lit(3), std::ptrdiff_t{3});
    QCOMPARE(lit(4), std::ptrdiff_t{2});
    QCOMPARE(lit(5), std::ptrdiff_t{1});
}

void TestPracticeBoards::aWrongColumnDoesNotRevealTheRightOne()
{
    const Exercise exercise = DecidingColumnExercise{heaps};
    const PracticeBoard wrong = resultBoard(exercise, check(exercise, Count{4}), 0);
    QCOMPARE(wrong.faults, Count{4});
    QVERIFY(wrong.table && !wrong.sums && !wrong.ones);
    const PracticeBoard right = resultBoard(exercise, check(exercise, Count{2}), 0);
    QCOMPARE(right.look, Count{2});
    QVERIFY(right.sums);
}

void TestPracticeBoards::aHeapCountedByMistakeIsMarked()
{
    // The wrong answer is "all heaps". The last heap without a winning move is marked.
    const Exercise exercise = CountMovesExercise{heaps};
    const PracticeBoard board = resultBoard(exercise, check(exercise, Count{3}), 0);
    QCOMPARE(board.marks[1], PracticeBoard::Mark::Wrong);
    QCOMPARE(board.marks[2], PracticeBoard::Mark::None);
}

void TestPracticeBoards::missingMovesAreNotShown()
{
    const Position three{{7, 11, 13}};
    const Exercise exercise = AllMovesExercise{three};
    const std::vector<Move> all = rightAnswers(exercise).front().moves();
    QCOMPARE(all.size(), std::size_t{3});
    const PracticeBoard board = resultBoard(exercise, check(exercise, Answer(std::vector{all.front()})), 0);
    QCOMPARE(board.marks[all.front().heap], PracticeBoard::Mark::Right);
    QCOMPARE(std::ranges::count(board.marks, PracticeBoard::Mark::None), std::ptrdiff_t{2});
}

void TestPracticeBoards::aWrongMoveIsFollowedByAReply()
{
    const Exercise exercise = AllMovesExercise{heaps};
    const Result result = check(exercise, Answer(std::vector<Move>{{0, 1}}));
    QCOMPARE(lastStep(result), 1);
    const PracticeBoard wrong = resultBoard(exercise, result, 0);
    QCOMPARE(wrong.marks[0], PracticeBoard::Mark::Wrong);
    const PracticeBoard reply = resultBoard(exercise, result, 1);
    QCOMPARE(reply.position, (Position{{4, 4, 3}}));
    QCOMPARE(reply.move->heap, std::size_t{2});
    QCOMPARE(lastStep(check(exercise, rightAnswers(exercise).front())), 0);
}

NIMSTONE_TEST(TestPracticeBoards)
#include "tst_practice_boards.moc"
