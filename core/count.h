// The types and bounds of heap sizes, numbers of stones and Grundy values.
#pragma once

#include <cstdint>

namespace nimstone {

/// A non-negative number, always exact and never a floating-point value. The size of a heap, an amount taken and the nim-sum
/// of heaps are in 0 … maxCount: their bit 63 is never set. Numbers derived from them (a Grundy value, a period, the partner
/// in a cold pair) can pass maxCount, but never reach 2^64. In Lasker's Nim the heap maxCount has the value 2^63, and the
/// value of a sum of games can be any 64-bit number.
using Count = std::uint64_t;

inline constexpr Count maxCount = (Count{1} << 63) - 1;

/// The number of columns (powers of two) that a heap can need: their weights are 2^0 … 2^62.
inline constexpr int maxColumns = 63;

}  // namespace nimstone
