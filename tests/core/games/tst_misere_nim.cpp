// Compares misère Nim with exhaustive search, and checks the answers on large positions.
#include <QTest>

#include "core/games/nim/misere_nim.h"
#include "core/games/nim/nim.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestMisereNim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void misereNimAgreesWithSearch_data();
    void misereNimAgreesWithSearch();
    void knownPositionsHaveTheExpectedOutcome_data();
    void knownPositionsHaveTheExpectedOutcome();
    void answersFollowFromLegalMoves();
    void winningMovesOfLargePositionsLeadToP();
    void misereNimHasNoGrundyValues();
};

void TestMisereNim::misereNimAgreesWithSearch_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    for (int heaps = 0; heaps <= 4; ++heaps)
        QTest::addRow("%d heaps of up to 7", heaps) << heaps << 7;
    QTest::addRow("8 heaps of up to 2") << 8 << 2;
}

void TestMisereNim::misereNimAgreesWithSearch()
{
    QFETCH(int, heaps);
    QFETCH(int, largest);
    QVERIFY(tests::agreesWithSearch("misère Nim", MisereNim(),
                                    allPositions(static_cast<std::size_t>(heaps), static_cast<Count>(largest))));
}

void TestMisereNim::knownPositionsHaveTheExpectedOutcome_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<bool>("wins");
    QTest::addColumn<std::size_t>("moves");
    QTest::newRow("no stones left: won without a move") << Position{} << true << std::size_t{0};
    QTest::newRow("empty heaps") << Position{{0, 0}} << true << std::size_t{0};
    QTest::newRow("one stone") << Position{{1}} << false << std::size_t{0};
    QTest::newRow("two ones") << Position{{1, 0, 1}} << true << std::size_t{2};
    QTest::newRow("the largest heap") << Position{{maxCount}} << true << std::size_t{1};
    QTest::newRow("as in Nim") << Position{{2, 2}} << false << std::size_t{0};
    QTest::newRow("textbook") << Position{{42, 27, 19}} << true << std::size_t{1};
}

void TestMisereNim::knownPositionsHaveTheExpectedOutcome()
{
    QFETCH(Position, position);
    QFETCH(bool, wins);
    QFETCH(std::size_t, moves);
    QVERIFY(MisereNim().outcome(position) == (wins ? Outcome::N : Outcome::P));
    QCOMPARE(MisereNim().winningMoves(position, 10).count, moves);
}

void TestMisereNim::answersFollowFromLegalMoves()
{
    QVERIFY(holdsFor(count(300, 20000), "misère Nim follows from its moves",
                     [] { followsFromItsMoves(MisereNim(), *smallPosition(0, 7, 9)); }));
}

void TestMisereNim::winningMovesOfLargePositionsLeadToP()
{
    QVERIFY(holdsFor(count(500, 50000), "misère Nim, winning moves of large positions",
                     [] { winningMovesLeadToP(MisereNim(), *anyPosition(0, 8), 10); }));
    QVERIFY(holdsFor(count(500, 50000), "misère Nim, moves from P-positions", [] {
        const Position position = *anyBalancedPosition(2, 8);
        RC_PRE(*MisereNim().outcome(position) == Outcome::P);
        movesFromPLeadToN(MisereNim(), position, anyMove);
    }));
}

void TestMisereNim::misereNimHasNoGrundyValues()
{
    QVERIFY(MisereNim().grundy({{3, 4}}) == tl::unexpected(Unknown::Undefined));
}

NIMSTONE_TEST(TestMisereNim)
#include "tst_misere_nim.moc"
