// Compares Turning Turtles, and its proofs, with exhaustive search, and checks the answers on large positions.
#include <QTest>

#include "core/games/nim/turning_turtles.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// Returns all positions of a row of `coins` coins.
std::vector<Position> allRows(Count coins)
{
    std::vector<Position> rows{{{0}}};
    for (Count heads = 1; heads < Count{1} << coins; ++heads) {
        Position row;
        for (Count square = 1; square <= coins; ++square) {
            if (((heads >> (square - 1)) & 1) != 0)
                row.heaps.push_back(square);
        }
        rows.push_back(row);
    }
    return rows;
}

Position headsOn(const Position& squares) { return TurningTurtles().positionFromSizes(squares.heaps); }

}  // namespace

class TestTurningTurtles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void turtlesAgreeWithSearch();
    void proofsAgreeWithSearch();
    void knownPositionsHaveTheExpectedValueAndMoves_data();
    void knownPositionsHaveTheExpectedValueAndMoves();
    void aMoveTurnsOneOrTwoCoins_data();
    void aMoveTurnsOneOrTwoCoins();
    void answersFollowFromLegalMoves();
    void winningMovesOfLargePositionsLeadToP();
    void wrongPositionsAreRefused();
    void illegalMovesAreRefused();
};

void TestTurningTurtles::turtlesAgreeWithSearch()
{
    QVERIFY(tests::agreesWithSearch("Turning Turtles", TurningTurtles(), allRows(count<Count>(8, 11))));
}

/// Each proof verifies, its outcome is that of search, and the move that it makes leads to a lost position.
void TestTurningTurtles::proofsAgreeWithSearch()
{
    Search<TurningTurtles> search{TurningTurtles()};
    std::size_t moves = 0;
    const std::vector<Position> rows = allRows(count<Count>(8, 11));
    for (const Position& row : rows) {
        const GameSum subject(Component{Rules(TurningTurtles::entry, TurningTurtles()), row});
        const auto made = proof::prove(proof::Theorem::TurningTurtles, subject);
        QVERIFY(made && !proof::verify(*made));
        QVERIFY(proof::stepAs<proof::Conclusion>(made->steps.back())->outcome == search.outcome(row));
        for (const proof::Step& step : made->steps) {
            if (const auto* balances = proof::stepAs<proof::SomeMoveBalances>(step)) {
                QVERIFY(search.outcome(TurningTurtles().play(row, balances->move).value()) == Outcome::P);
                ++moves;
            }
        }
    }
    qInfo("%zu proofs agree with the search, %zu of their moves win", rows.size(), moves);
}

void TestTurningTurtles::knownPositionsHaveTheExpectedValueAndMoves_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<Count>("value");
    QTest::addColumn<std::vector<Move>>("winning");
    QTest::newRow("no head") << Position{{0}} << Count{0} << std::vector<Move>{};
    QTest::newRow("one head") << Position{{5}} << Count{5} << std::vector<Move>{{0, 5}};
    QTest::newRow("three heads") << Position{{2, 5, 6}} << Count{1} << std::vector<Move>{{1, 1}};
    QTest::newRow("three winning moves") << Position{{7, 11, 13}} << Count{1} << std::vector<Move>{{0, 1}, {1, 1}, {2, 1}};
    QTest::newRow("two heads vanish") << Position{{1, 2, 3, 5, 8}} << Count{13} << std::vector<Move>{{4, 3}};
}

void TestTurningTurtles::knownPositionsHaveTheExpectedValueAndMoves()
{
    QFETCH(Position, position);
    QFETCH(Count, value);
    QFETCH(std::vector<Move>, winning);
    QCOMPARE(*TurningTurtles().grundy(position), value);
    QVERIFY(TurningTurtles().winningMoves(position, 10).listed == winning);
}

void TestTurningTurtles::aMoveTurnsOneOrTwoCoins_data()
{
    QTest::addColumn<Position>("before");
    QTest::addColumn<Move>("move");
    QTest::addColumn<Position>("after");
    QTest::newRow("a head alone") << Position{{2, 5, 6}} << Move{2, 6} << Position{{2, 5}};
    QTest::newRow("the only head") << Position{{3}} << Move{0, 3} << Position{{0}};
    QTest::newRow("a head and a tail") << Position{{2, 5, 6}} << Move{1, 1} << Position{{2, 4, 6}};
    QTest::newRow("a head and a tail before all heads") << Position{{2, 5, 6}} << Move{2, 5} << Position{{1, 2, 5}};
    QTest::newRow("two heads") << Position{{2, 5, 6}} << Move{2, 4} << Position{{5}};
    QTest::newRow("the only two heads") << Position{{2, 6}} << Move{1, 4} << Position{{0}};
}

void TestTurningTurtles::aMoveTurnsOneOrTwoCoins()
{
    QFETCH(Position, before);
    QFETCH(Move, move);
    QFETCH(Position, after);
    QVERIFY(TurningTurtles().play(before, move) == after);
}

void TestTurningTurtles::answersFollowFromLegalMoves()
{
    QVERIFY(holdsFor(count(300, 20000), "Turning Turtles follow from their moves",
                     [] { followsFromItsMoves(TurningTurtles(), headsOn(*smallPosition(1, 5, 9))); }));
}

void TestTurningTurtles::winningMovesOfLargePositionsLeadToP()
{
    QVERIFY(holdsFor(count(500, 50000), "Turning Turtles, winning moves of large positions",
                     [] { winningMovesLeadToP(TurningTurtles(), headsOn(*anyPosition(1, 8)), 10); }));
}

void TestTurningTurtles::wrongPositionsAreRefused()
{
    const TurningTurtles game;
    QVERIFY(!game.checkShape({{0}}));
    QVERIFY(!game.checkShape({{1, 2, 9}}));
    QVERIFY(game.checkShape({{0, 2}}) == (ShapeError{ShapeError::Kind::HeapTooSmall, 0, 1}));
    QVERIFY(game.checkShape({{3, 3}}) == (ShapeError{ShapeError::Kind::HeapTooSmall, 1, 4}));
    QVERIFY(game.checkShape({{1, 5, 2}}) == (ShapeError{ShapeError::Kind::HeapTooSmall, 2, 6}));
}

void TestTurningTurtles::illegalMovesAreRefused()
{
    using Kind = MoveError::Kind;
    const Position position{{1, 4}};
    const TurningTurtles game;
    QVERIFY(game.check(position, {2, 1})->kind == Kind::NoSuchHeap);
    QVERIFY(game.check(position, {0, 0})->kind == Kind::TakesNothing);
    const auto beyond = game.check(position, {1, 5});
    QVERIFY(beyond && beyond->kind == Kind::OverMaximum && beyond->limit == 4);
    QVERIFY(game.check(position, {0, 1, {}, {{1, 1}}})->kind == Kind::TooManyHeaps);
}

NIMSTONE_TEST(TestTurningTurtles)
#include "tst_turning_turtles.moc"
