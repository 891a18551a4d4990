// The rare values among the terms of a nim-sequence.
#pragma once

#include <optional>

#include "core/sequences/sparse_space.h"

namespace nimstone::sequence {

/// True if the value of a heap is rare, that is, outside the sparse space. Heap 0 cannot be a piece of a split, and is never
/// rare.
inline bool isRare(const SparseSpace& space, std::size_t heap, std::uint32_t value)
{
    return heap > 0 && (space.encode(heap, value) & SparseSpace::rare) != 0;
}

struct RareValues {
    SparseSpace space;      ///< the space with the fewest rare heaps
    std::size_t count = 0;  ///< the number of rare heaps
    std::size_t last = 0;   ///< the largest rare heap; 0 if there is none
};

/// Returns the rare values of the terms g(0), g(1), … of a game. Returns nothing if the game has none by definition: if no move
/// splits a heap in two, or if a move may split a heap in three or take any amount. Value is Term or std::uint32_t.
template <class Value>
std::optional<RareValues> rareValues(const HeapRules& rules, std::span<const Value> terms);
extern template std::optional<RareValues> rareValues(const HeapRules&, std::span<const Term>);
extern template std::optional<RareValues> rareValues(const HeapRules&, std::span<const std::uint32_t>);

}  // namespace nimstone::sequence
