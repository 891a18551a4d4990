// What travels together: the stones of a heap, cut so that every later grouping only moves them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// Stones that lie in one block of their heap before the move and in one place after it.
struct Parcel {
    std::size_t heap = 0;
    Count origin = 0;  ///< the block of x that they belong to, a power of two
    Count target = 0;  ///< the block of y that they belong to, a power of two; 0 where they are taken
    Count stones = 0;  ///< how many they are

    bool operator==(const Parcel&) const = default;
};

/// The stones of all heaps, by heap and then from the largest block to the smallest; the taken part of a block last.
///
/// Where the move turns x into y: blocks in both stay. The highest block that differs, 2^d, is in x (since y < x),
/// and the blocks that only y has are all smaller and together less than 2^d: they are split off from it, and its
/// rest is taken, as is every other block that only x has. 42 → 2 takes 32 and 8; 8 → 5 splits 8 into 4, 1 and 3 taken.
std::vector<Parcel> cutIntoParcels(std::span<const Count> heaps, const std::optional<Move>& move);

}  // namespace nimstone::figures
