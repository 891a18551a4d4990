// Tests the board of exercises on the misère switch: the nim-sum is shown only where it decides.
#include <QTest>

#include "app/viewmodels/practise/exercise/practice_board.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using BoardMark = PracticeBoard::Mark;

class TestPracticeMisere : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hintsHighlightWhatTheyMention();
    void theNimSumIsShownOnlyWhereItDecides_data();
    void theNimSumIsShownOnlyWhereItDecides();
};

void TestPracticeMisere::hintsHighlightWhatTheyMention()
{
    const Exercise one = MisereSwitchExercise{{{1, 5, 1}}, 1};
    const Exercise several = MisereSwitchExercise{{{1, 9, 6}}, 1};
    for (const Exercise& exercise : {one, several}) {
        const Ladder ladder = hints(exercise);
        QVERIFY(openBoard(exercise, std::span(ladder).first(2)) == openBoard(exercise, {}));
        QCOMPARE(openBoard(exercise, {}).marks[1], BoardMark::Chosen);
    }
    const Ladder ladder = hints(several);
    QCOMPARE(openBoard(several, std::span(ladder).first(3)).marks[2], BoardMark::Hinted);
    // 1 ⊕ 9 ⊕ 6 = 14, so the 8s column is the highest odd one, and the 8s, 4s and 2s columns are the odd ones above the 1s
    // column.
    QCOMPARE(openBoard(several, std::span(ladder).first(3)).look, Count{8});
    QCOMPARE(openBoard(several, std::span(ladder).first(4)).look, Count{14});
    const Ladder short_ = hints(one);
    QVERIFY(!openBoard(one, std::span(short_).first(4)).table);
}

void TestPracticeMisere::theNimSumIsShownOnlyWhereItDecides_data()
{
    QTest::addColumn<std::vector<Count>>("heaps");
    QTest::addColumn<Count>("taken");
    QTest::addColumn<bool>("sums");
    QTest::addColumn<bool>("sumsOfReply");
    QTest::newRow("right, only ones left") << std::vector<Count>{1, 5, 1} << Count{4} << false << false;
    QTest::newRow("right, large heaps left") << std::vector<Count>{1, 9, 6} << Count{2} << true << false;
    QTest::newRow("forgot the switch") << std::vector<Count>{1, 5, 1} << Count{5} << false << false;
    QTest::newRow("left it to the other player") << std::vector<Count>{1, 5, 1} << Count{2} << true << false;
    QTest::newRow("switched too early") << std::vector<Count>{1, 9, 6, 4} << Count{9} << true << true;
}

void TestPracticeMisere::theNimSumIsShownOnlyWhereItDecides()
{
    QFETCH(std::vector<Count>, heaps);
    QFETCH(Count, taken);
    QFETCH(bool, sums);
    QFETCH(bool, sumsOfReply);
    const Exercise exercise = MisereSwitchExercise{{heaps}, 1};
    const Result result = check(exercise, taken);
    const PracticeBoard board = resultBoard(exercise, result, 0);
    QCOMPARE(board.sums, sums);
    QCOMPARE(board.move, std::optional(Move{1, taken}));
    QCOMPARE(board.marks[1], isRight(result) ? BoardMark::Right : BoardMark::Wrong);
    QCOMPARE(lastStep(result), isRight(result) ? 0 : 1);
    if (isRight(result))
        return;
    const PracticeBoard reply = resultBoard(exercise, result, 1);
    QCOMPARE(reply.position.heaps[1], heaps[1] - taken);
    QCOMPARE(reply.sums, sumsOfReply);
}

NIMSTONE_TEST(TestPracticeMisere)
#include "tst_practice_misere.moc"
