// Fibonacci Nim with its quota, against exhaustive search, and beyond it.
#include <QTest>

#include "core/games/golden/fibonacci_nim.h"
#include "core/zeckendorf.h"
#include "tests/core/games/game_properties.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestFibonacciNim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithSearch();
    void losesFreshFibonacciNumbers();
    void winsWhereTablesInIntWrap_data();
    void winsWhereTablesInIntWrap();
    void mayHaveSeveralWinningMoves();
    void carriesTheQuota();
    void holdsOnLargeHeaps();
    void refusesIllegalMoves_data();
    void refusesIllegalMoves();
};

void TestFibonacciNim::agreesWithSearch()
{
    std::vector<Position> positions;
    const Count largest = count<Count>(60, 160);
    for (Count n = 0; n <= largest; ++n) {
        for (Count quota = 0; quota <= n; ++quota)
            positions.push_back(FibonacciNim::withQuota(n, quota));
    }
    QVERIFY(tests::agreesWithSearch("Fibonacci Nim", FibonacciNim(), positions));
}

void TestFibonacciNim::losesFreshFibonacciNumbers()
{
    const std::vector<Count> lost{1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377};
    std::vector<Count> found;
    for (Count n = 1; n <= 400; ++n) {
        if (FibonacciNim().outcome(FibonacciNim::fresh(n)) == Outcome::P)
            found.push_back(n);
    }
    QCOMPARE(found, lost);
    for (const Count n : fibonacciNumbers)
        QVERIFY(FibonacciNim().outcome(FibonacciNim::fresh(n)) == Outcome::P);
}

void TestFibonacciNim::winsWhereTablesInIntWrap_data()
{
    QTest::addColumn<Count>("n");
    for (const Count n : {Count{368225352}, Count{512559680}, Count{1776683621}, Count{2144908973}})
        QTest::addRow("%llu", static_cast<unsigned long long>(n)) << n;
}

void TestFibonacciNim::winsWhereTablesInIntWrap()
{
    QFETCH(Count, n);
    const FibonacciNim game;
    const Position position = FibonacciNim::fresh(n);
    QVERIFY(game.outcome(position) == Outcome::N);
    const auto winning = game.winningMoves(position, 100);
    QVERIFY(winning.complete() && !winning.listed.empty());
    for (const Move& move : winning.listed)
        QVERIFY(game.outcome(*game.play(position, move)) == Outcome::P);
}

void TestFibonacciNim::mayHaveSeveralWinningMoves()
{
    const auto winning = FibonacciNim().winningMoves(FibonacciNim::fresh(59), 10);  // 55 + 3 + 1
    QCOMPARE(winning.listed, (std::vector<Move>{{0, 1}, {0, 4}}));
    const auto first = FibonacciNim().winningMoves(FibonacciNim::fresh(59), 1);
    QCOMPARE(first.count, std::size_t{2});
    QVERIFY(!first.complete());
}

void TestFibonacciNim::carriesTheQuota()
{
    const FibonacciNim game;
    QCOMPARE(FibonacciNim::fresh(20), (Position{{20}, 19}));
    QCOMPARE(FibonacciNim::fresh(0), (Position{{0}, 0}));
    QVERIFY(game.legalMoves(FibonacciNim::fresh(1)).empty());
    QCOMPARE(*game.play(FibonacciNim::fresh(20), {0, 3}), (Position{{17}, 6}));
    QCOMPARE(*game.play(FibonacciNim::fresh(20), {0, 12}), (Position{{8}, 8}));
    QCOMPARE(*game.play(FibonacciNim::fresh(maxCount), {0, maxCount - 1}), (Position{{1}, 1}));
    QVERIFY(game.grundy(FibonacciNim::fresh(20)) == tl::unexpected(Unknown::Undefined));
}

void TestFibonacciNim::holdsOnLargeHeaps()
{
    QVERIFY(holdsFor(count(500, 50'000), "Fibonacci Nim on large heaps", [] {
        const Count n = *anyCount();
        const Count quota = std::min(n, *anyCount());
        const Position position = FibonacciNim::withQuota(n, quota);
        winningMovesLeadToP(FibonacciNim(), position, 100);
        RC_PRE(n != 0 && quota != 0);
        // From a P-position every move leads to N: one is tried.
        const Position lost = FibonacciNim::withQuota(n, std::min(quota, smallestPart(n) - 1));
        RC_PRE(lost.quota != 0);
        const Count taken = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<Count>(1, lost.quota + 1));
        RC_ASSERT(FibonacciNim().outcome(*FibonacciNim().play(lost, {0, taken})) == Outcome::N);
    }));
}

void TestFibonacciNim::refusesIllegalMoves_data()
{
    using Kind = MoveError::Kind;
    QTest::addColumn<Move>("move");
    QTest::addColumn<int>("kind");
    QTest::addColumn<Count>("limit");
    const auto row = [](const char* name, const Move& move, Kind kind, Count limit) {
        QTest::newRow(name) << move << static_cast<int>(kind) << limit;
    };
    row("no such heap", {1, 1}, Kind::NoSuchHeap, 1);
    row("takes nothing", {0, 0}, Kind::TakesNothing, 13);
    row("takes too many", {0, 14}, Kind::TakesTooMany, 13);
    row("over the quota", {0, 7}, Kind::OverMaximum, 6);
    row("a split", {0, 2, {1, 0}}, Kind::CannotSplit, 0);
    row("two heaps", {0, 2, {}, {{1, 2}}}, Kind::TooManyHeaps, 1);
    row("a cut", {0, 2, {}, {}, Cutter::Left}, Kind::IsACut, 0);
}

void TestFibonacciNim::refusesIllegalMoves()
{
    QFETCH(Move, move);
    QFETCH(int, kind);
    QFETCH(Count, limit);
    const auto played = FibonacciNim().play(FibonacciNim::withQuota(13, 6), move);
    QVERIFY(!played);
    QCOMPARE(static_cast<int>(played.error().kind), kind);
    QCOMPARE(played.error().limit, limit);
}

NIMSTONE_TEST(TestFibonacciNim)
#include "tst_fibonacci_nim.moc"
