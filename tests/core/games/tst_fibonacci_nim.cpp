// Compares Fibonacci Nim, with its quota, with exhaustive search, and checks the answers on larger heaps.
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
    void fibonacciNimAgreesWithSearch();
    void freshFibonacciNumbersArePPositions();
    void winningMovesAreFoundWhereTablesOfIntOverflow_data();
    void winningMovesAreFoundWhereTablesOfIntOverflow();
    void severalWinningMovesAreListed();
    void movesUpdateTheQuota();
    void valuesAgreeWithSearch();
    void knownHeapsHaveTheExpectedValue_data();
    void knownHeapsHaveTheExpectedValue();
    void movesToEveryValueAreFound();
    void knownValuesEndAtTheBound();
    void winningMovesOfLargeHeapsLeadToP();
    void illegalMovesAreRefused_data();
    void illegalMovesAreRefused();
};

void TestFibonacciNim::fibonacciNimAgreesWithSearch()
{
    std::vector<Position> positions;
    const Count largest = count<Count>(60, 160);
    for (Count n = 0; n <= largest; ++n) {
        for (Count quota = 0; quota <= n; ++quota)
            positions.push_back(FibonacciNim::withQuota(n, quota));
    }
    QVERIFY(tests::agreesWithSearch("Fibonacci Nim", FibonacciNim(), positions));
}

void TestFibonacciNim::freshFibonacciNumbersArePPositions()
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

void TestFibonacciNim::winningMovesAreFoundWhereTablesOfIntOverflow_data()
{
    QTest::addColumn<Count>("n");
    for (const Count n : {Count{368225352}, Count{512559680}, Count{1776683621}, Count{2144908973}})
        QTest::addRow("%llu", static_cast<unsigned long long>(n)) << n;
}

void TestFibonacciNim::winningMovesAreFoundWhereTablesOfIntOverflow()
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

void TestFibonacciNim::severalWinningMovesAreListed()
{
    const auto winning = FibonacciNim().winningMoves(FibonacciNim::fresh(59), 10);  // 59 = 55 + 3 + 1
    QCOMPARE(winning.listed, (std::vector<Move>{{0, 1}, {0, 4}}));
    const auto first = FibonacciNim().winningMoves(FibonacciNim::fresh(59), 1);
    QCOMPARE(first.count, std::size_t{2});
    QVERIFY(!first.complete());
}

void TestFibonacciNim::movesUpdateTheQuota()
{
    const FibonacciNim game;
    QCOMPARE(FibonacciNim::fresh(20), (Position{{20}, 19}));
    QCOMPARE(FibonacciNim::fresh(0), (Position{{0}, 0}));
    QVERIFY(game.legalMoves(FibonacciNim::fresh(1)).empty());
    QCOMPARE(*game.play(FibonacciNim::fresh(20), {0, 3}), (Position{{17}, 6}));
    QCOMPARE(*game.play(FibonacciNim::fresh(20), {0, 12}), (Position{{8}, 8}));
    QCOMPARE(*game.play(FibonacciNim::fresh(maxCount), {0, maxCount - 1}), (Position{{1}, 1}));
    QCOMPARE(FibonacciNim().positionFromSizes({20}), (Position{{20}, 19}));
    QCOMPARE(FibonacciNim().positionFromSizes({20, 6}), (Position{{20}, 6}));
}

namespace {

/// Returns the value of each heap with each quota by the definition alone: the mex of the values that its moves leave.
std::vector<std::vector<Count>> searchedValues(Count largest)
{
    std::vector<std::vector<Count>> values;
    for (Count n = 0; n <= largest; ++n) {
        values.emplace_back(n + 1, 0);
        for (Count quota = 0; quota <= n; ++quota) {
            std::vector<bool> seen(quota + 1, false);
            for (Count taken = 1; taken <= quota; ++taken) {
                const Count rest = n - taken;
                const Count value = rest == 0 ? 0 : values[rest][std::min(2 * taken, rest)];
                if (value < seen.size())
                    seen[value] = true;
            }
            values[n][quota] = static_cast<Count>(std::ranges::find(seen, false) - seen.begin());
        }
    }
    return values;
}

}  // namespace

/// Compares all heaps of up to 200 stones (1000 with deep counts), with all quotas.
void TestFibonacciNim::valuesAgreeWithSearch()
{
    const Count largest = count<Count>(200, 1000);
    const auto values = searchedValues(largest);
    std::size_t compared = 0;
    for (Count n = 0; n <= largest; ++n) {
        for (Count quota = 0; quota <= n; ++quota, ++compared) {
            const auto value = FibonacciNim().grundy(FibonacciNim::withQuota(n, quota));
            QVERIFY(value);
            QVERIFY2(*value == values[n][quota], qPrintable(QStringLiteral("%1~%2").arg(n).arg(quota)));
        }
    }
    qInfo("compared %zu values with search", compared);
}

void TestFibonacciNim::knownHeapsHaveTheExpectedValue_data()
{
    QTest::addColumn<Count>("heap");
    QTest::addColumn<Count>("quota");
    QTest::addColumn<Count>("value");
    const auto row = [](const char* what, Count heap, Count quota, Count value) { QTest::newRow(what) << heap << quota << value; };
    row("no stone", 0, 0, 0);
    row("a fresh heap of one", 1, 0, 0);
    row("a heap of one", 1, 1, 1);
    row("less than the smallest term", 13, 6, 0);
    row("the quota of the manual", 10, 6, 2);
    row("more than one term in reach", 12, 3, 3);
    row("the whole heap", 12, 12, 6);
    row("a fresh Fibonacci number", 55, 54, 0);
}

void TestFibonacciNim::knownHeapsHaveTheExpectedValue()
{
    QFETCH(Count, heap);
    QFETCH(Count, quota);
    QFETCH(Count, value);
    QVERIFY(FibonacciNim().grundy(FibonacciNim::withQuota(heap, quota)) == Known<Count>(value));
}

void TestFibonacciNim::movesToEveryValueAreFound()
{
    const Count largest = 40;
    const auto values = searchedValues(largest);
    std::size_t compared = 0;
    for (Count n = 0; n <= largest; ++n) {
        for (Count quota = 0; quota <= n; ++quota) {
            const Position position = FibonacciNim::withQuota(n, quota);
            for (Count wanted = 0; wanted <= 9; ++wanted, ++compared) {
                std::vector<Move> moves;
                for (Count taken = 1; taken <= quota; ++taken) {
                    if (values[n - taken][std::min(2 * taken, n - taken)] == wanted)
                        moves.push_back({0, taken});
                }
                const WinningMoves found = FibonacciNim().movesToValue(position, wanted, 100);
                QCOMPARE(found.listed, moves);
                QVERIFY(found.complete());
                QCOMPARE(FibonacciNim().movesToValue(position, wanted, 1).count, moves.size());
            }
        }
    }
    qInfo("compared %zu lists of moves with search", compared);
}

void TestFibonacciNim::knownValuesEndAtTheBound()
{
    const FibonacciNim game;
    const Count most = FibonacciNim::largestWithValue;
    QVERIFY(game.grundy(FibonacciNim::fresh(most)).has_value());
    QVERIFY(game.grundy(FibonacciNim::fresh(most + 1)) == tl::unexpected(Unknown::NotComputed));
    QVERIFY(game.movesToValue(FibonacciNim::fresh(most + 1), 3, 10).stopped);
    // P-positions are known at any size.
    QVERIFY(game.grundy(FibonacciNim::fresh(fibonacciNumbers.back())) == Known<Count>(0));
    QVERIFY(game.grundy(FibonacciNim::withQuota(fibonacciNumbers.back(), 7)) == Known<Count>(0));
    // The listed moves from a large heap to a value lead to that value.
    const Position large = FibonacciNim::withQuota(most, 60);
    for (Count wanted = 0; wanted <= 9; ++wanted) {
        for (const Move& move : game.movesToValue(large, wanted, 100).listed)
            QVERIFY(game.grundy(*game.play(large, move)) == Known<Count>(wanted));
    }
}

void TestFibonacciNim::winningMovesOfLargeHeapsLeadToP()
{
    QVERIFY(holdsFor(count(500, 50'000), "Fibonacci Nim on large heaps", [] {
        const Count n = *anyCount();
        const Count quota = std::min(n, *anyCount());
        const Position position = FibonacciNim::withQuota(n, quota);
        winningMovesLeadToP(FibonacciNim(), position, 100);
        RC_PRE(n != 0 && quota != 0);
        // Every move from a P-position leads to N; the property tries one.
        const Position lost = FibonacciNim::withQuota(n, std::min(quota, smallestPart(n) - 1));
        RC_PRE(lost.quota != 0);
        const Count taken = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<Count>(1, lost.quota + 1));
        RC_ASSERT(*FibonacciNim().outcome(*FibonacciNim().play(lost, {0, taken})) == Outcome::N);
    }));
}

void TestFibonacciNim::illegalMovesAreRefused_data()
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

void TestFibonacciNim::illegalMovesAreRefused()
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
