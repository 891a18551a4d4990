// Wythoff's game: the exact test in integers, and the error of computing this test in double.
#include "core/proofs/prove/golden/wythoff.h"

#include <algorithm>
#include <bit>

#include "core/golden.h"
#include "core/pitfalls/wythoff_formulas.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

using pitfalls::GoldenFormula;

/// Appends the steps of the exact test, which the proofs of both theorems in this file contain. Requires d ≥ 1.
void appendTest(Steps& steps, const HeapPair& pair)
{
    const Count a = pair.smaller;
    const Count d = pair.difference;
    const bool isLarge = a >= d;
    steps.push_back(ExactSize{a, d, isLarge});
    if (!isLarge)
        return;
    const Wide square = product(d, d);
    const Wide below = product(a, a - d);
    const Wide above = product(a + 1, a + 1 - d);
    steps.push_back(ExactBelow{a, a - d, d, WideNumber::of(below), WideNumber::of(square), below < square});
    steps.push_back(ExactAbove{a + 1, a + 1 - d, d, WideNumber::of(above), WideNumber::of(square), above > square});
}

/// A floating-point formula for kφ, and the least k for which the formula is wrong.
/// tests/core/pitfalls/tst_wythoff_formulas.cpp finds this k by trying every smaller number.
struct FirstFailure {
    GoldenFormula formula;
    Count index;
};
constexpr FirstFailure firstFailures[] = {
    {GoldenFormula::Double, 102'334'155},       {GoldenFormula::Float, 2'584},
    {GoldenFormula::ThreeDecimals, 233},        {GoldenFormula::TenDecimals, 196'418},
    {GoldenFormula::ElevenDecimals, 2'178'309},
};

ExactRivals rivals()
{
    ExactRivals step;
    for (const auto& [formula, index] : firstFailures)
        step.rows.push_back({step.rows.size(), index, goldenMultiple(index), pitfalls::goldenMultipleBy(formula, index)});
    return step;
}

Outcome coldWhen(bool equal) { return equal ? Outcome::P : Outcome::N; }

/// Returns |x² − xd − d²|, a positive integer. It equals |(x − dφ)(x + d/φ)|.
Wide units(Count x, Count d)
{
    const auto value = static_cast<SignedWide>(product(x, x) - product(x, d) - product(d, d));
    return static_cast<Wide>(value < 0 ? -value : value);
}

/// ⌊2d/φ⌋ for d ≥ 1. An odd x is at most 2d/φ exactly when x² ≤ 2d(2d − x).
Wide twiceShare(Count d)
{
    const Count even = 2 * goldenPart(d);
    const Count odd = even + 1;
    return product(odd, odd) <= product(2 * d, 2 * d - odd) ? odd : even;
}

DoubleNear near(Count d)
{
    constexpr int digits = 52;  ///< the number of binary digits that a double has after its leading 1
    const Count whole = goldenMultiple(d);
    const Wide share = goldenPart(d);
    // Choose the integer nearest to dφ. The distance of x from dφ is units(x, d) / (x + d/φ), so ⌊dφ⌋ is the nearest if its
    // distance is at most 1/2.
    const Count nearest = 2 * units(whole, d) <= whole + share ? whole : whole + 1;
    const Wide unit = units(nearest, d);
    const Wide apart = (2 * Wide{nearest} + twiceShare(d) + unit) / (2 * unit);
    const int exponent = static_cast<int>(std::bit_width(whole)) - 1;
    return {d, nearest, static_cast<Count>(apart), exponent <= digits ? Count{1} << (digits - exponent) : 0};
}

}  // namespace

Steps wythoffExactSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HeapPair pair = heapPairStep(position);
    Steps steps{pair};
    if (pair.difference == 0) {
        steps.push_back(ExactEqual{pair.smaller});
    } else {
        steps.push_back(ExactClaim{pair.smaller, pair.difference});
        steps.push_back(rivals());
        appendTest(steps, pair);
    }
    steps.push_back(coldOutcomeStep(position));
    return steps;
}

Steps flawWythoffDoubleSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HeapPair pair = heapPairStep(position);
    const Count d = pair.difference;
    const Count whole = goldenMultiple(d);
    const Count computed = pitfalls::goldenMultipleBy(GoldenFormula::Double, d);
    const bool saysCold = computed == pair.smaller;
    const bool isCold = whole == pair.smaller;
    Steps steps{
        pair,
        DoubleClaim{pair.smaller, d},
        DoubleSays{d, computed, coldWhen(saysCold)},
    };
    appendTest(steps, pair);
    steps.push_back(DoubleTruth{d, whole, coldWhen(isCold)});
    steps.push_back(near(d));
    steps.push_back(DoubleVerdict{computed, whole, computed != whole, saysCold != isCold});
    return steps;
}

}  // namespace nimstone::proof
