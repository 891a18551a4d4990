// Multiples of the golden ratio φ = (1 + √5)/2, rounded down exactly: without a root and without floating point.
//
// This is exact for the following reason. φ − 1 is taken to 128 binary places, cut off: the product with k < 2^63 is too small by less than
// 2^−65. It could cross an integer only if kφ lay within 2^−65 above an integer n. But |n − kφ| · |n + k/φ| =
// |n² − nk − k²| is at least 1 (√5 is irrational), and n + k/φ ≤ kφ + 1 + k/φ = k√5 + 1 < 2^65.
#pragma once

#include "core/count.h"
#include "core/wide.h"

namespace nimstone {

/// ⌊k(φ − 1)⌋ = ⌊k/φ⌋ for k ≤ maxCount: two multiplications.
constexpr Count goldenPart(Count k)
{
    // ⌊(φ − 1)·2^128⌋, split into two 64-bit words.
    constexpr std::uint64_t high = 0x9E37'79B9'7F4A'7C15;
    constexpr std::uint64_t low = 0xF39C'C060'5CED'C834;
    return static_cast<Count>((product(k, high) + highProduct(k, low)) >> 64);
}

/// ⌊kφ⌋ for k ≤ maxCount. The result can pass maxCount, but not 2^64.
constexpr Count goldenMultiple(Count k)
{
    return k + goldenPart(k);
}

}  // namespace nimstone
