// What floating point makes of kφ, worked out in whole numbers as IEEE 754 says: every result is rounded to so many
// binary digits, halves to even. Inside core/proofs/verify only.
#pragma once

#include "core/count.h"

namespace nimstone::proof {

/// k·(1 + √5)/2 rounded down, with numbers of that many digits: 53 for double, 24 for float.
Count goldenMultipleRounded(Count k, int digits);

/// k·c rounded down in double, where c = `constant` / `unit` is between 1 and 2.
Count multipleRounded(Count k, Count constant, Count unit);

}  // namespace nimstone::proof
