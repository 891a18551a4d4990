// Nim-sums and the bits that they are made of.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// x₁ ⊕ … ⊕ xₙ: addition in base 2 without carries. 0 for no heaps.
Count nimSum(std::span<const Count> heaps);

/// The weight 2^d of the highest 1 of `n`; none when n = 0.
std::optional<Count> highestColumn(Count n);

/// Whether `n` has a 1 in the column of that weight. `weight` is a power of two.
constexpr bool hasBit(Count n, Count weight) { return (n & weight) != 0; }

/// How many of the heaps have a 1 in the column of that weight.
std::size_t onesInColumn(std::span<const Count> heaps, Count weight);

/// The powers of two that `n` is made of, the largest first: 13 → 8, 4, 1.
std::vector<Count> blocks(Count n);

/// How many columns the widest heap needs; at least 1, so that a table of empty heaps has a column.
int columnsNeeded(std::span<const Count> heaps);

}  // namespace nimstone
