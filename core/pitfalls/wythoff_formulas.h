// How programs in circulation compute ⌊kφ⌋ for Wythoff's game, to show where each of them fails. Nothing decides a game
// by these; core/golden.h has the exact value.
#pragma once

#include "core/count.h"

namespace nimstone::pitfalls {

enum class GoldenFormula {
    Double,           ///< k·(1 + √5)/2 in double; so is every constant of 16 digits and more
    LongDouble,       ///< the same in long double, where that has 64 bits of precision
    Float,            ///< the same in float
    ThreeDecimals,    ///< k·1.618
    TenDecimals,      ///< k·1.6180339887
    ElevenDecimals,   ///< k·1.61803398875
};

/// ⌊kφ⌋ as the formula has it; often right. k ≤ maxCount.
Count goldenMultipleBy(GoldenFormula formula, Count k);

/// Of k = first … last those for which the formula is wrong.
struct WrongMultiples {
    Count first = 0;  ///< the least; 0 where there is none
    Count count = 0;

    bool operator==(const WrongMultiples&) const = default;
};
WrongMultiples wrongMultiples(GoldenFormula formula, Count first, Count last);

}  // namespace nimstone::pitfalls
