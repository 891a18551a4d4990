// Compares staircase Nim with exhaustive search, and checks the answers on large positions.
#include <QTest>

#include "core/games/nim/staircase_nim.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// Generates large steps whose total does not exceed the largest count.
rc::Gen<Position> anyStaircase()
{
    return rc::gen::suchThat(anyPosition(0, 8), [](const Position& position) {
        return !StaircaseNim().checkShape(position);
    });
}

}  // namespace

class TestStaircaseNim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staircaseNimAgreesWithSearch_data();
    void staircaseNimAgreesWithSearch();
    void knownPositionsHaveTheExpectedValueAndMoves_data();
    void knownPositionsHaveTheExpectedValueAndMoves();
    void answersFollowFromLegalMoves();
    void winningMovesOfLargePositionsLeadToP();
    void tooManyStonesAreRefused();
    void stepsNeverExceedTheLargestCount();
    void illegalMovesAreRefused();
};

void TestStaircaseNim::staircaseNimAgreesWithSearch_data()
{
    QTest::addColumn<std::size_t>("steps");
    QTest::addColumn<Count>("largest");
    QTest::newRow("no step") << std::size_t{0} << Count{0};
    QTest::newRow("1 step") << std::size_t{1} << Count{20};
    QTest::newRow("2 steps") << std::size_t{2} << Count{9};
    QTest::newRow("3 steps") << std::size_t{3} << Count{6};
    QTest::newRow("4 steps") << std::size_t{4} << Count{4};
    QTest::newRow("5 steps") << std::size_t{5} << Count{2};
}

void TestStaircaseNim::staircaseNimAgreesWithSearch()
{
    QFETCH(std::size_t, steps);
    QFETCH(Count, largest);
    QVERIFY(tests::agreesWithSearch("staircase Nim", StaircaseNim(), allPositions(steps, largest)));
}

void TestStaircaseNim::knownPositionsHaveTheExpectedValueAndMoves_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<Count>("value");
    QTest::addColumn<std::vector<Move>>("winning");
    QTest::newRow("stones on even steps do not count") << Position{{0, 5, 0, 9}} << Count{0} << std::vector<Move>{};
    QTest::newRow("down from the lowest step") << Position{{3, 5}} << Count{3} << std::vector<Move>{{0, 3}};
    QTest::newRow("an even step raises an odd one") << Position{{3, 4, 5}} << Count{6}
                                                    << std::vector<Move>{{1, 2}, {2, 2}};
    QTest::newRow("an even step with too few stones") << Position{{3, 1, 5}} << Count{6} << std::vector<Move>{{2, 2}};
}

void TestStaircaseNim::knownPositionsHaveTheExpectedValueAndMoves()
{
    QFETCH(Position, position);
    QFETCH(Count, value);
    QFETCH(std::vector<Move>, winning);
    QCOMPARE(*StaircaseNim().grundy(position), value);
    QVERIFY(StaircaseNim().winningMoves(position, 10).listed == winning);
}

void TestStaircaseNim::answersFollowFromLegalMoves()
{
    QVERIFY(holdsFor(count(300, 20000), "staircase Nim follows from its moves",
                     [] { followsFromItsMoves(StaircaseNim(), *smallPosition(0, 9, 12)); }));
}

void TestStaircaseNim::winningMovesOfLargePositionsLeadToP()
{
    QVERIFY(holdsFor(count(500, 50000), "staircase Nim, winning moves of large positions",
                     [] { winningMovesLeadToP(StaircaseNim(), *anyStaircase(), 10); }));
    QVERIFY(holdsFor(count(500, 50000), "staircase Nim, moves from P-positions", [] {
        const Position start = *anyStaircase();
        RC_PRE(*StaircaseNim().outcome(start) == Outcome::N);
        const Move winning = StaircaseNim().winningMoves(start, 1).listed.front();
        movesFromPLeadToN(StaircaseNim(), played(StaircaseNim(), start, winning), anyMove);
    }));
}

void TestStaircaseNim::tooManyStonesAreRefused()
{
    const Position most{{1, maxCount - 1, 0}};
    const Position tooMany{{1, maxCount - 1, 1}};
    QVERIFY(!StaircaseNim().checkShape(most));
    const ShapeError expected{ShapeError::Kind::TooManyStones, 2, maxCount};
    QVERIFY(StaircaseNim().checkShape(tooMany) == expected);
    QVERIFY(StaircaseNim().checkShape({{maxCount, maxCount}}).has_value());
}

void TestStaircaseNim::stepsNeverExceedTheLargestCount()
{
    const auto full = StaircaseNim().play({{1, maxCount - 1}}, {1, maxCount - 1});
    QVERIFY(full == Position({{maxCount, 0}}));
    const auto over = StaircaseNim().play({{2, maxCount - 1}}, {1, maxCount - 1});
    QVERIFY(!over);
    QVERIFY(over.error().kind == MoveError::Kind::OverMaximum);
    QCOMPARE(over.error().limit, maxCount - 2);
}

void TestStaircaseNim::illegalMovesAreRefused()
{
    using Kind = MoveError::Kind;
    const Position position{{3, 4}};
    const StaircaseNim game;
    QVERIFY(game.check(position, {2, 1})->kind == Kind::NoSuchHeap);
    QVERIFY(game.check(position, {0, 0})->kind == Kind::TakesNothing);
    QVERIFY(game.check(position, {1, 5})->kind == Kind::TakesTooMany);
    QVERIFY(game.check(position, {0, 1, {}, {{1, 1}}})->kind == Kind::TooManyHeaps);
}

NIMSTONE_TEST(TestStaircaseNim)
#include "tst_staircase_nim.moc"
