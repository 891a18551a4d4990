// Nim-sums and the bits of numbers.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// The nim-sum x₁ ⊕ … ⊕ xₙ of the heaps: addition in base 2 without carries. The result is 0 if there are no heaps.
Count nimSum(std::span<const Count> heaps);

/// The weight 2^d of the highest binary digit of `n` that is 1; nothing if n = 0.
std::optional<Count> highestColumn(Count n);

/// True if the binary digit of `n` with this weight is 1. `weight` is a power of two.
constexpr bool hasBit(Count n, Count weight) { return (n & weight) != 0; }

/// The number of heaps whose binary digit with this weight is 1.
std::size_t onesInColumn(std::span<const Count> heaps, Count weight);

/// The different powers of two whose sum is `n`, the largest first. For example, 13 gives 8, 4, 1.
std::vector<Count> blocks(Count n);

/// The number of binary digits (columns) of the largest heap. The result is at least 1, so that a table of empty heaps
/// has a column.
int columnsNeeded(std::span<const Count> heaps);

}  // namespace nimstone
