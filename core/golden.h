// Multiples of the golden ratio φ = (1 + √5)/2, rounded down exactly, without square roots and without floating point.
//
// The result is exact for the following reason. The code uses φ − 1 cut off after 128 binary places. So its product
// with k < 2^63 is too small, by less than 2^−65. The rounded result could be wrong only if kφ were less than 2^−65
// greater than an integer n. But |n − kφ| · |n + k/φ| = |n² − nk − k²| is at least 1, because √5 is irrational, and n +
// k/φ ≤ kφ + 1 + k/φ = k√5 + 1 < 2^65.
#pragma once

#include "core/count.h"
#include "core/wide.h"

namespace nimstone {

/// ⌊k(φ − 1)⌋ = ⌊k/φ⌋ for k ≤ maxCount, computed with two multiplications.
constexpr Count goldenPart(Count k)
{
    // ⌊(φ − 1)·2^128⌋, split into two 64-bit words.
    constexpr std::uint64_t high = 0x9E37'79B9'7F4A'7C15;
    constexpr std::uint64_t low = 0xF39C'C060'5CED'C834;
    return static_cast<Count>((product(k, high) + highProduct(k, low)) >> 64);
}

/// ⌊kφ⌋ for k ≤ maxCount. The result can be greater than maxCount, but it is always less than 2^64.
constexpr Count goldenMultiple(Count k)
{
    return k + goldenPart(k);
}

}  // namespace nimstone
