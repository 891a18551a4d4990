// Compares coins on a strip with exhaustive search, and checks the answers on large positions.
#include <QTest>

#include "core/games/nim/coins_on_a_strip.h"
#include "core/games/nim/staircase_nim.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// Returns all positions of `coins` coins whose gaps are up to `largest` squares wide.
std::vector<Position> allStrips(std::size_t coins, Count largest)
{
    std::vector<Position> strips = allPositions(coins, largest);
    for (Position& strip : strips)
        strip = CoinsOnAStrip().positionFromSizes(strip.heaps);
    return strips;
}

/// Generates strips with coins far apart, up to square 2^62.
rc::Gen<Position> anyStrip()
{
    return rc::gen::map(anyPosition(1, 8), [](const Position& gaps) {
        Position small = gaps;
        for (Count& gap : small.heaps)
            gap /= 32;
        return CoinsOnAStrip().positionFromSizes(small.heaps);
    });
}

}  // namespace

class TestCoinsOnAStrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coinsAgreeWithSearch_data();
    void coinsAgreeWithSearch();
    void gapsAreTheStepsOfStaircaseNim();
    void knownPositionsHaveTheExpectedValueAndMoves_data();
    void knownPositionsHaveTheExpectedValueAndMoves();
    void answersFollowFromLegalMoves();
    void winningMovesOfLargePositionsLeadToP();
    void coinsOutOfOrderAreRefused();
    void illegalMovesAreRefused();
};

void TestCoinsOnAStrip::coinsAgreeWithSearch_data()
{
    QTest::addColumn<std::size_t>("coins");
    QTest::addColumn<Count>("largest");
    QTest::newRow("1 coin") << std::size_t{1} << Count{20};
    QTest::newRow("2 coins") << std::size_t{2} << Count{9};
    QTest::newRow("3 coins") << std::size_t{3} << Count{6};
    QTest::newRow("4 coins") << std::size_t{4} << Count{4};
    QTest::newRow("5 coins") << std::size_t{5} << Count{2};
}

void TestCoinsOnAStrip::coinsAgreeWithSearch()
{
    QFETCH(std::size_t, coins);
    QFETCH(Count, largest);
    QVERIFY(tests::agreesWithSearch("coins on a strip", CoinsOnAStrip(), allStrips(coins, largest)));
}

/// The gaps of a strip are the steps of a staircase; the rightmost gap is step 1.
void TestCoinsOnAStrip::gapsAreTheStepsOfStaircaseNim()
{
    int compared = 0;
    for (const Position& gaps : allPositions(4, 4)) {
        const Position strip = CoinsOnAStrip().positionFromSizes(gaps.heaps);
        const Position stairs{{gaps.heaps.rbegin(), gaps.heaps.rend()}};
        QCOMPARE(CoinsOnAStrip().grundy(strip), StaircaseNim().grundy(stairs));
        QCOMPARE(CoinsOnAStrip().legalMoves(strip).size(), StaircaseNim().legalMoves(stairs).size());
        QVERIFY(CoinsOnAStrip().longestPlay(strip) == StaircaseNim().longestPlay(stairs));
        ++compared;
    }
    qInfo("compared %d positions", compared);
}

void TestCoinsOnAStrip::knownPositionsHaveTheExpectedValueAndMoves_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<Count>("value");
    QTest::addColumn<std::vector<Move>>("winning");
    QTest::newRow("pairs side by side") << Position{{2, 3, 6, 7}} << Count{0} << std::vector<Move>{};
    QTest::newRow("one coin") << Position{{5}} << Count{5} << std::vector<Move>{{0, 5}};
    QTest::newRow("the left coin of a pair makes its gap larger") << Position{{4, 8, 14, 20}} << Count{6}
                                                                  << std::vector<Move>{{0, 2}, {3, 2}};
    QTest::newRow("three coins") << Position{{1, 4, 9}} << Count{5} << std::vector<Move>{{2, 3}};
}

void TestCoinsOnAStrip::knownPositionsHaveTheExpectedValueAndMoves()
{
    QFETCH(Position, position);
    QFETCH(Count, value);
    QFETCH(std::vector<Move>, winning);
    QCOMPARE(*CoinsOnAStrip().grundy(position), value);
    QVERIFY(CoinsOnAStrip().winningMoves(position, 10).listed == winning);
}

void TestCoinsOnAStrip::answersFollowFromLegalMoves()
{
    QVERIFY(holdsFor(count(300, 20000), "coins on a strip follow from their moves",
                     [] { followsFromItsMoves(CoinsOnAStrip(), CoinsOnAStrip().positionFromSizes((*smallPosition(1, 6, 6)).heaps)); }));
}

void TestCoinsOnAStrip::winningMovesOfLargePositionsLeadToP()
{
    QVERIFY(holdsFor(count(500, 50000), "coins on a strip, winning moves of large positions",
                     [] { winningMovesLeadToP(CoinsOnAStrip(), *anyStrip(), 10); }));
}

void TestCoinsOnAStrip::coinsOutOfOrderAreRefused()
{
    QVERIFY(!CoinsOnAStrip().checkShape({{0, 1, 9}}));
    QVERIFY(CoinsOnAStrip().checkShape({{3, 3}}) == (ShapeError{ShapeError::Kind::HeapTooSmall, 1, 4}));
    QVERIFY(CoinsOnAStrip().checkShape({{1, 5, 2}}) == (ShapeError{ShapeError::Kind::HeapTooSmall, 2, 6}));
}

void TestCoinsOnAStrip::illegalMovesAreRefused()
{
    using Kind = MoveError::Kind;
    const Position position{{1, 4}};
    const CoinsOnAStrip game;
    QVERIFY(game.check(position, {2, 1})->kind == Kind::NoSuchHeap);
    QVERIFY(game.check(position, {0, 0})->kind == Kind::TakesNothing);
    QVERIFY(game.check(position, {0, 2})->kind == Kind::OverMaximum);
    const auto past = game.check(position, {1, 3});
    QVERIFY(past && past->kind == Kind::OverMaximum && past->limit == 2);
    QVERIFY(game.check(position, {0, 1, {}, {{1, 1}}})->kind == Kind::TooManyHeaps);
}

NIMSTONE_TEST(TestCoinsOnAStrip)
#include "tst_coins_on_a_strip.moc"
