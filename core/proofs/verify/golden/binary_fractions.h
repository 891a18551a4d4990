// The results of computing kφ in floating point, worked out in integers as IEEE 754 requires: every result is rounded to
// a given number of binary digits, with ties to even. For core/proofs/verify only.
#pragma once

#include "core/count.h"

namespace nimstone::proof {

/// k·(1 + √5)/2 rounded down, computed with `digits` binary digits: 53 for double, 24 for float.
Count goldenMultipleRounded(Count k, int digits);

/// k·c rounded down, computed in double. c = `constant` / `unit` is between 1 and 2.
Count multipleRounded(Count k, Count constant, Count unit);

}  // namespace nimstone::proof
