// Defines `Count`, the integer type for heap sizes, for numbers of stones and for Grundy values, and the largest heap size.
#pragma once

#include <cstdint>

namespace nimstone {

/// A non-negative integer; it is always exact and never a floating-point number. The size of a heap, the number of
/// stones taken and the nim-sum of heaps are in 0 … maxCount, so their bit 63 is never set. Numbers derived from heap
/// sizes (a Grundy value, a period, the larger number of a cold pair) can be greater than maxCount, but are always less
/// than 2^64. In Lasker's Nim a heap of maxCount stones has the value 2^63, and the value of a sum of games can be any
/// 64-bit number.
using Count = std::uint64_t;

inline constexpr Count maxCount = (Count{1} << 63) - 1;

/// The largest number of binary digits (columns) of a heap size: the columns have the weights 2^0 … 2^62.
inline constexpr int maxColumns = 63;

}  // namespace nimstone
