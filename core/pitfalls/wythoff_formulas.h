// The formulas for ⌊kφ⌋ in widely copied programs for Wythoff's game. They are here only to show where each formula fails;
// core/golden.h has the exact value.
#pragma once

#include "core/count.h"

namespace nimstone::pitfalls {

enum class GoldenFormula {
    Double,           ///< k·(1 + √5)/2 in double; a constant with 16 or more digits in place of (1 + √5)/2 gives the same results
    LongDouble,       ///< k·(1 + √5)/2 in long double, if it has 64 bits of precision
    Float,            ///< k·(1 + √5)/2 in float
    ThreeDecimals,    ///< k·1.618
    TenDecimals,      ///< k·1.6180339887
    ElevenDecimals,   ///< k·1.61803398875
};

/// Returns ⌊kφ⌋ as the formula computes it, which is not always right. Requires k ≤ maxCount.
Count goldenMultipleBy(GoldenFormula formula, Count k);

/// The smallest k in a range for which a formula is wrong, and the number of all such k in the range.
struct WrongMultiples {
    Count first = 0;  ///< the smallest k for which the formula is wrong; 0 if there is none
    Count count = 0;

    bool operator==(const WrongMultiples&) const = default;
};
WrongMultiples wrongMultiples(GoldenFormula formula, Count first, Count last);

}  // namespace nimstone::pitfalls
