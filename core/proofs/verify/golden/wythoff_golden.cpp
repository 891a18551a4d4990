#include "core/proofs/verify/golden/wythoff_theorems.h"
#include "core/proofs/verify/walk.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

/// Whether p/q is the fraction with that q nearest to 1/φ: t < 1/φ exactly when t² + t < 1.
bool isNearestShare(Count p, Count q)
{
    const auto isBelow = [q](Count doubled) { return product(doubled, doubled + 2 * q) < product(2 * q, 2 * q); };
    return p >= 1 && p < q && isBelow(2 * p - 1) && !isBelow(2 * p + 1);
}

/// Multiples of φ below n: n/φ rounded down, and of φ² as many as n/φ² = n − n/φ has: both lose less than 1, together 1.
bool isBelow(const GoldenBelow& step, Count number)
{
    const Count once = wholeOfGoldenShare(number);
    return step.number == number && step.once == once && step.twice == number - once - 1 && step.total == number - 1
        && step.once + step.twice == step.total;
}

}  // namespace

std::optional<std::size_t> verifyWythoffGolden(const Proof& proof, const WythoffFacts& facts)
{
    const Count number = facts.larger;
    if (number == 0)
        return 0;
    const ColdRow& pair = facts.withLarger;
    Walk walk(proof);
    walk.need<HeapPair>([&](const auto& step) { return holds(step, facts); })
        .need<GoldenShares>([](const auto& step) {
            return step.whole == 1'000'000 && isNearestShare(step.first, step.whole) && step.second == step.whole - step.first;
        })
        .need<GoldenBelow>([&](const auto& step) { return isBelow(step, number); })
        .need<GoldenBelow>([&](const auto& step) { return isBelow(step, number + 1); })
        .need<GoldenHit>([&](const auto& step) {
            // Of which comb the one multiple more is.
            const bool once = wholeOfGoldenShare(number + 1) != wholeOfGoldenShare(number);
            return step.number == number && step.hits == 1 && step.ofSquare == !once && step.index == pair.index
                && (once ? pair.smaller : pair.larger) == number;
        })
        .need<GoldenSplit>([&](const auto& step) { return areRows(step.rows, step.whole, {pair.index}, 3); })
        .need<GoldenMex>([&](const auto& step) {
            return step.index == pair.index && step.smaller == pair.smaller && step.once == pair.index - 1
                && step.once + step.twice == pair.smaller - 1;
        })
        .need<GoldenPair>([&](const auto& step) { return step.pair == pair; })
        .need<ColdOutcome>([&](const auto& step) { return holds(step, facts); });
    return walk.end();
}

}  // namespace nimstone::proof
