#include "core/proofs/verify/golden/wythoff_facts.h"

#include <algorithm>
#include <utility>

#include "core/proofs/verify/golden/binary_fractions.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

/// The step ExactBelow or ExactAbove, which compares x(x − d) with d². Here x is `number` and d is `difference`.
template <class Bound>
Bound bound(Count number, Count difference, bool holds)
{
    const Count rest = number - difference;
    return {number, rest, difference, WideNumber::of(product(number, rest)), WideNumber::of(product(difference, difference)), holds};
}

void needTest(StepChecker& walk, const WythoffFacts& facts)
{
    const Count a = facts.smaller;
    const Count d = facts.difference;
    const Count whole = facts.ofDifference.smaller;
    walk.need(ExactSize{a, d, a >= d});
    // An integer x is less than dφ exactly when x ≤ ⌊dφ⌋.
    if (a >= d)
        walk.need(bound<ExactBelow>(a, d, a <= whole), (a <= whole) == (product(a, a - d) < product(d, d)))
            .need(bound<ExactAbove>(a + 1, d, a + 1 > whole), (a + 1 > whole) == (product(a + 1, a + 1 - d) > product(d, d)));
}

/// The list of formulas. The least k for which each formula fails was found by a search over all smaller numbers. This
/// code only checks that the formula fails for this k.
const ExactRivals& requiredRivals()
{
    static const ExactRivals step = [] {
        const std::pair<Count, Count> failures[]{
            {102'334'155, goldenMultipleRounded(102'334'155, 53)},
            {2'584, goldenMultipleRounded(2'584, 24)},
            {233, multipleRounded(233, 1'618, 1'000)},
            {196'418, multipleRounded(196'418, 16'180'339'887, 10'000'000'000)},
            {2'178'309, multipleRounded(2'178'309, 161'803'398'875, 100'000'000'000)},
        };
        ExactRivals all;
        for (const auto& [index, computed] : failures)
            all.rows.push_back({all.rows.size(), index, wholeOfGolden(index), computed});
        return all;
    }();
    return step;
}

/// Returns |x² − xd − d²|. The function uses only unsigned numbers.
Wide unitsBetween(Count x, Count d)
{
    const Wide left = product(x, x);
    const Wide right = product(x, d) + product(d, d);
    return left > right ? left - right : right - left;
}

/// ⌊2d/φ⌋, found by bisection: x is at most 2d/φ exactly when x² < 2d(2d − x).
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
    // The integer nearest to dφ is `whole` or `whole` + 1: the distance to the nearest one is less than 1/2.
    const Count nearest = 2 * unitsBetween(whole, d) <= whole + share ? whole : whole + 1;
    const bool upIsNear = 2 * unitsBetween(whole + 1, d) <= whole + 1 + share;
    if (upIsNear != (nearest == whole + 1))
        return false;
    // 1 divided by the distance is (nearest + d/φ) / unit, and `apart` differs from this number by at most 1/2. The code
    // multiplies both numbers by 2 to avoid the fraction 1/2.
    const Wide unit = unitsBetween(nearest, d);
    const Wide times = (2 * Wide{nearest} + twiceGoldenShare(d)) / unit;
    const bool isRounded = 2 * Wide{step.apart} <= times + 1 && times < 2 * Wide{step.apart} + 1;
    // There are 2^52 numbers of type double from each power of two to the next.
    Count perUnit = Count{1} << 52;
    for (Count power = whole; power >= 2; power /= 2)
        perUnit /= 2;
    return step.difference == d && step.nearest == nearest && isRounded && step.perUnit == perUnit;
}

}  // namespace

std::optional<std::size_t> verifyWythoffExact(const Proof& proof, const WythoffFacts& facts)
{
    StepChecker walk(proof);
    walk.need(facts.pair());
    if (facts.difference == 0) {
        walk.need(ExactEqual{facts.smaller});
    } else {
        const auto fails = [](const FormulaRow& row) { return row.computed != row.smaller; };
        walk.need(ExactClaim{facts.smaller, facts.difference}).need(requiredRivals(), std::ranges::all_of(requiredRivals().rows, fails));
        needTest(walk, facts);
    }
    return walk.need(facts.conclusion()).end();
}

std::optional<std::size_t> verifyFlawWythoffDouble(const Proof& proof, const WythoffFacts& facts)
{
    if (facts.difference == 0)
        return 0;
    const Count d = facts.difference;
    const Count whole = facts.ofDifference.smaller;
    const Count computed = goldenMultipleRounded(d, 53);
    const Outcome says = computed == facts.smaller ? Outcome::P : Outcome::N;
    StepChecker walk(proof);
    walk.need(facts.pair()).need(DoubleClaim{facts.smaller, d}).need(DoubleSays{d, computed, says});
    needTest(walk, facts);
    return walk.need(DoubleTruth{d, whole, facts.outcome})
        .need<DoubleNear>([&](const DoubleNear& step) { return isNear(step, facts); })
        .need(DoubleVerdict{computed, whole, computed != whole, says != facts.outcome})
        .end();
}

}  // namespace nimstone::proof
