#include "core/proofs/verify/golden/wythoff_facts.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

/// True if p/q is the fraction with denominator q that is nearest to 1/φ. It uses that, for t > 0, t < 1/φ exactly when
/// t² + t < 1.
bool isNearestShare(Count p, Count q)
{
    const auto isBelow = [q](Count doubled) { return product(doubled, doubled + 2 * q) < product(2 * q, 2 * q); };
    return p >= 1 && p < q && isBelow(2 * p - 1) && !isBelow(2 * p + 1);
}

/// The step GoldenBelow for n = `number`: ⌊n/φ⌋ multiples of φ and ⌊n/φ²⌋ multiples of φ² are less than n. Since n/φ +
/// n/φ² = n and neither fraction is an integer, the sum of these two numbers is n − 1.
GoldenBelow requiredBelow(Count number)
{
    const Count once = wholeOfGoldenShare(number);
    return {number, once, number - once - 1, number - 1};
}

}  // namespace

std::optional<std::size_t> verifyWythoffGolden(const Proof& proof, const WythoffFacts& facts)
{
    const Count number = facts.larger;
    if (number == 0)
        return 0;
    const ColdRow& pair = facts.withLarger;
    // True if the multiple between `number` and `number` + 1 is a multiple of φ, false if it is a multiple of φ².
    const bool once = wholeOfGoldenShare(number + 1) != wholeOfGoldenShare(number);
    return StepChecker(proof)
        .need(facts.pair())
        .need<GoldenShares>([](const auto& step) {
            return step.whole == 1'000'000 && isNearestShare(step.first, step.whole) && step.second == step.whole - step.first;
        })
        .need(requiredBelow(number))
        .need(requiredBelow(number + 1))
        .need(GoldenHit{number, 1, !once, pair.index}, (once ? pair.smaller : pair.larger) == number)
        .need<GoldenSplit>([&](const auto& step) { return areRows(step.rows, step.whole, {pair.index}, 3); })
        .need(GoldenMex{pair.index, pair.smaller, pair.index - 1, pair.smaller - pair.index})
        .need(GoldenPair{pair})
        .need(facts.conclusion())
        .end();
}

}  // namespace nimstone::proof
