// Sizes of heaps and numbers of stones, and what may be one.
#pragma once

#include <cstdint>

namespace nimstone {

/// A number of stones. Always in 0 … maxCount; exact, never a floating-point value.
/// The nim-sum of counts is a count: bit 63 is never set.
using Count = std::uint64_t;

inline constexpr Count maxCount = (Count{1} << 63) - 1;

/// How many columns (powers of two) a count can need: weights 2^0 … 2^62.
inline constexpr int maxColumns = 63;

}  // namespace nimstone
