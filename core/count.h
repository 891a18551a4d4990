// Sizes of heaps, numbers of stones and Grundy values, and what may be one.
#pragma once

#include <cstdint>

namespace nimstone {

/// Exact, never a floating-point value. The size of a heap and an amount taken are in 0 … maxCount, and so is the nim-sum
/// of heaps: bit 63 is never set. What is worked out from them (a Grundy value, a period, a partner in a cold pair) can
/// pass maxCount, but never 2^64: in Lasker's Nim the heap maxCount is worth 2^63, and the value of a sum is any number
/// of 64 bits.
using Count = std::uint64_t;

inline constexpr Count maxCount = (Count{1} << 63) - 1;

/// How many columns (powers of two) a heap can need: weights 2^0 … 2^62.
inline constexpr int maxColumns = 63;

}  // namespace nimstone
