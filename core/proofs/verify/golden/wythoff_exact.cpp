#include "core/proofs/verify/golden/wythoff_theorems.h"

#include <algorithm>

#include "core/proofs/verify/golden/binary_fractions.h"
#include "core/proofs/verify/walk.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

Wide valueOf(const WideNumber& number) { return (Wide{number.high} << 64) + number.low; }

template <class Bound>
bool isBound(const Bound& step, Count number, Count difference, bool holds)
{
    return step.number == number && step.rest == number - difference && step.difference == difference
        && valueOf(step.product) == product(number, number - difference) && valueOf(step.square) == product(difference, difference)
        && step.holds == holds;
}

void needTest(Walk& walk, const WythoffFacts& facts)
{
    const Count a = facts.smaller;
    const Count d = facts.difference;
    const Count whole = facts.ofDifference.smaller;
    walk.need<ExactSize>([&](const auto& step) { return step.smaller == a && step.difference == d && step.holds == (a >= d); });
    if (a < d)
        return;
    // x < dφ exactly when x is at most the whole part of it.
    walk.need<ExactBelow>([&](const auto& step) {
        return isBound(step, a, d, a <= whole) && step.holds == (valueOf(step.product) < valueOf(step.square));
    });
    walk.need<ExactAbove>([&](const auto& step) {
        return isBound(step, a + 1, d, a + 1 > whole) && step.holds == (valueOf(step.product) > valueOf(step.square));
    });
}

/// The least k are known from going through all of them; that each is one where the formula fails is worked out here.
struct Rival {
    Count index;
    Count computed;
};

const std::vector<Rival>& rivals()
{
    static const std::vector<Rival> all{
        {102'334'155, goldenMultipleRounded(102'334'155, 53)},
        {2'584, goldenMultipleRounded(2'584, 24)},
        {233, multipleRounded(233, 1'618, 1'000)},
        {196'418, multipleRounded(196'418, 16'180'339'887, 10'000'000'000)},
        {2'178'309, multipleRounded(2'178'309, 161'803'398'875, 100'000'000'000)},
    };
    return all;
}

bool areRivals(const ExactRivals& step)
{
    if (step.rows.size() != rivals().size())
        return false;
    for (Count at = 0; at < rivals().size(); ++at) {
        const auto& [index, computed] = rivals()[at];
        const Count smaller = wholeOfGolden(index);
        if (step.rows[at] != FormulaRow{at, index, smaller, computed} || computed == smaller)
            return false;
    }
    return true;
}

Outcome coldWhen(bool equal) { return equal ? Outcome::P : Outcome::N; }

/// |x² − xd − d²|, from the three products and the larger side.
Wide units(Count x, Count d)
{
    const Wide left = product(x, x);
    const Wide right = product(x, d) + product(d, d);
    return left > right ? left - right : right - left;
}

/// ⌊2d/φ⌋ by halving: x is at most that exactly when x² < 2d(2d − x).
Wide twiceGoldenShare(Count d)
{
    Wide low = 0;
    Wide high = 2 * Wide{d};
    while (high - low > 1) {
        const Wide middle = low + (high - low) / 2;
        const bool under = product(static_cast<Count>(middle), static_cast<Count>(middle))
            < product(2 * d, static_cast<Count>(2 * Wide{d} - middle));
        (under ? low : high) = middle;
    }
    return low;
}

bool isNear(const DoubleNear& step, const WythoffFacts& facts)
{
    const Count d = facts.difference;
    const Count whole = facts.ofDifference.smaller;
    const Wide share = whole - d;
    // Of whole and whole + 1 the one that is less than half away.
    const Count nearest = 2 * units(whole, d) <= whole + share ? whole : whole + 1;
    const bool upIsNear = 2 * units(whole + 1, d) <= whole + 1 + share;
    if (upIsNear != (nearest == whole + 1))
        return false;
    // 1 / the distance is (nearest + d/φ) / units, and apart is at most half away from it: all of it doubled.
    const Wide unit = units(nearest, d);
    const Wide times = (2 * Wide{nearest} + twiceGoldenShare(d)) / unit;
    const bool isRounded = 2 * Wide{step.apart} <= times + 1 && times < 2 * Wide{step.apart} + 1;
    // 2^52 doubles from each power of two to the next.
    Count perUnit = Count{1} << 52;
    for (Count power = whole; power >= 2; power /= 2)
        perUnit /= 2;
    return step.difference == d && step.nearest == nearest && isRounded
        && step.perUnit == perUnit;
}

}  // namespace

std::optional<std::size_t> verifyWythoffExact(const Proof& proof, const WythoffFacts& facts)
{
    Walk walk(proof);
    walk.need<HeapPair>([&](const auto& step) { return holds(step, facts); });
    if (facts.difference == 0) {
        walk.need<ExactEqual>([&](const auto& step) { return step.smaller == facts.smaller; });
    } else {
        walk.need<ExactClaim>([&](const auto& step) { return step.smaller == facts.smaller && step.difference == facts.difference; })
            .need<ExactRivals>(areRivals);
        needTest(walk, facts);
    }
    walk.need<ColdOutcome>([&](const auto& step) { return holds(step, facts); });
    return walk.end();
}

std::optional<std::size_t> verifyFlawWythoffDouble(const Proof& proof, const WythoffFacts& facts)
{
    if (facts.difference == 0)
        return 0;
    const Count d = facts.difference;
    const Count whole = facts.ofDifference.smaller;
    const Count computed = goldenMultipleRounded(d, 53);
    const Outcome says = coldWhen(computed == facts.smaller);
    Walk walk(proof);
    walk.need<HeapPair>([&](const auto& step) { return holds(step, facts); })
        .need<DoubleClaim>([&](const auto& step) { return step.smaller == facts.smaller && step.difference == d; })
        .need<DoubleSays>([&](const auto& step) { return step.difference == d && step.computed == computed && step.outcome == says; });
    needTest(walk, facts);
    walk.need<DoubleTruth>([&](const auto& step) {
            return step.difference == d && step.whole == whole && step.outcome == facts.outcome;
        })
        .need<DoubleNear>([&](const auto& step) { return isNear(step, facts); })
        .need<DoubleVerdict>([&](const auto& step) {
            return step.computed == computed && step.whole == whole && step.wrong == (computed != whole)
                && step.misjudged == (says != facts.outcome);
        });
    return walk.end();
}

}  // namespace nimstone::proof
