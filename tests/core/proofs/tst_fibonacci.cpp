// Compares Zeckendorf's theorem and the theorem on Fibonacci Nim with exhaustive search: every heap with every quota, and
// every way to write a number.
#include <QTest>

#include <set>

#include "core/games/golden/fibonacci_nim.h"
#include "core/proofs/proof.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "core/zeckendorf.h"
#include "tests/core/proofs/find_step.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using nimstone::tests::find;

namespace {

GameSum fresh(Count n) { return *parseSum("fibonacci-nim:" + std::to_string(n)); }

GameSum heap(Count n, Count quota)
{
    GameSum gameSum = fresh(n);
    gameSum.replace(0, FibonacciNim::withQuota(n, quota));
    return gameSum;
}

/// Returns the number of ways to write each number up to `last` as a sum of Fibonacci numbers without neighbors, by
/// counting every choice.
std::vector<int> waysUpTo(Count last)
{
    // without[n] and with[n] count the ways to write n with the numbers so far: those that leave out the last of these
    // numbers, and those that use it.
    std::vector<int> without(last + 1);
    std::vector<int> with(last + 1);
    without[0] = 1;
    for (const Count number : fibonacciNumbers) {
        if (number > last)
            break;
        std::vector<int> next(last + 1);
        for (Count n = number; n <= last; ++n)
            next[n] = without[n - number];
        for (Count n = 0; n <= last; ++n)
            without[n] += with[n];
        with = next;
    }
    for (Count n = 0; n <= last; ++n)
        without[n] += with[n];
    return without;
}

}  // namespace

class TestProofFibonacci : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberHasOneZeckendorfForm();
    void proofsAgreeWithSearchForEveryQuota();
    void intTableIsWrongForFourHeaps();
    void heapsOutsideTheTheoremsAreRefused();
};

void TestProofFibonacci::everyNumberHasOneZeckendorfForm()
{
    const Count last = tests::count<Count>(2'000, 60'000);
    const auto ways = waysUpTo(last);
    for (Count n = 1; n <= last; ++n) {
        const auto proof = prove(Theorem::Zeckendorf, fresh(n));
        QVERIFY(proof && !verify(*proof));
        QCOMPARE(ways[n], 1);
        Count sum = 0;
        for (const Count part : find<OnlyForm>(*proof)->parts)
            sum += part;
        QCOMPARE(sum, n);
    }
    qInfo("checked %llu numbers", static_cast<unsigned long long>(last));
}

void TestProofFibonacci::proofsAgreeWithSearchForEveryQuota()
{
    const Count last = tests::count<Count>(70, 200);
    Search<FibonacciNim> search;
    int compared = 0;
    int moves = 0;
    for (Count n = 0; n <= last; ++n) {
        for (Count quota = 0; quota <= n; ++quota) {
            const GameSum gameSum = heap(n, quota);
            const auto proof = prove(Theorem::FibonacciNim, gameSum);
            QVERIFY2(proof && !verify(*proof), print(gameSum).c_str());
            const Position& position = gameSum.components().front().position;
            QCOMPARE(find<QuotaConclusion>(*proof)->outcome, search.outcome(position));
            std::vector<Count> found;
            for (const Move& move : search.winningMoves(position))
                found.push_back(move.taken);
            const auto* winning = find<QuotaWinningMoves>(*proof);
            QCOMPARE(winning ? winning->moves : std::vector<Count>{}, found);
            moves += static_cast<int>(found.size());
            ++compared;
        }
    }
    qInfo("compared %d positions and %d winning moves", compared, moves);
}

/// Tests all Fibonacci numbers below 2^31, the four wrong entries of the table, the numbers beside them, and all small
/// heaps.
void TestProofFibonacci::intTableIsWrongForFourHeaps()
{
    std::set<Count> heaps;
    for (Count n = 1; n <= 5'000; ++n)
        heaps.insert(n);
    for (const Count impostor : {Count{368'225'352}, Count{512'559'680}, Count{1'776'683'621}, Count{2'144'908'973}})
        heaps.insert({impostor - 1, impostor, impostor + 1});
    for (const Count number : fibonacciNumbers) {
        if (number < maxInt)
            heaps.insert({number, number + 1});
    }
    std::vector<Count> wrong;
    for (const Count n : heaps) {
        const auto proof = prove(Theorem::FlawFibonacciInt, fresh(n));
        QVERIFY(proof && !verify(*proof));
        const auto* verdict = find<IntTableVerdict>(*proof);
        QCOMPARE(verdict->truth, *FibonacciNim().outcome(FibonacciNim::fresh(n)));
        if (verdict->wrong)
            wrong.push_back(n);
    }
    QCOMPARE(wrong, (std::vector<Count>{368'225'352, 512'559'680, 1'776'683'621, 2'144'908'973}));
    qInfo("checked %zu heaps; the table is wrong for %zu of them", heaps.size(), wrong.size());
}

void TestProofFibonacci::heapsOutsideTheTheoremsAreRefused()
{
    const auto pastInt = prove(Theorem::FlawFibonacciInt, fresh(maxInt + 1));
    QVERIFY(!pastInt && pastInt.error().reason == Refusal::Reason::PastInt && pastInt.error().limit == maxInt);
    const auto zeckendorf = prove(Theorem::Zeckendorf, fresh(0));
    QVERIFY(!zeckendorf && zeckendorf.error().reason == Refusal::Reason::NoStones);
    QVERIFY(prove(Theorem::FibonacciNim, fresh(0)).has_value());
}

NIMSTONE_TEST(TestProofFibonacci)
#include "tst_fibonacci.moc"
