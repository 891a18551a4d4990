// Computes with integers the results that floating-point formulas for kφ have. IEEE 754 requires that every result is
// rounded to a certain number of binary digits, and to the even number if two are equally near. For use in
// core/proofs/verify only.
#pragma once

#include "core/count.h"

namespace nimstone::proof {

/// The floating-point result of k·(1 + √5)/2, rounded down. Each operation keeps `digits` binary digits: 53 for double,
/// 24 for float.
Count goldenMultipleRounded(Count k, int digits);

/// The result of k·c in double, rounded down, where c = `constant` / `unit` is between 1 and 2.
Count multipleRounded(Count k, Count constant, Count unit);

}  // namespace nimstone::proof
