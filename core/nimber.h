// Nim-sums and the bits of numbers.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// x₁ ⊕ … ⊕ xₙ: addition in base 2 without carries. 0 for no heaps.
Count nimSum(std::span<const Count> heaps);

/// The weight 2^d of the highest 1 bit of `n`; nothing if n = 0.
std::optional<Count> highestColumn(Count n);

/// True if `n` has a 1 in the column with this weight. `weight` is a power of two.
constexpr bool hasBit(Count n, Count weight) { return (n & weight) != 0; }

/// The number of heaps that have a 1 in the column with this weight.
std::size_t onesInColumn(std::span<const Count> heaps, Count weight);

/// The powers of two whose sum is `n`, the largest first: 13 → 8, 4, 1.
std::vector<Count> blocks(Count n);

/// The number of columns that the largest heap needs; at least 1, so that a table of empty heaps has a column.
int columnsNeeded(std::span<const Count> heaps);

}  // namespace nimstone
