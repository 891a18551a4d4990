// Groups of stones that move together: each heap is cut so that all later groupings only move whole parcels.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// Stones that are in the same block of their heap before the move, and in the same place after it.
struct Parcel {
    std::size_t heap = 0;
    Count origin = 0;  ///< the block of x that they belong to: a power of two
    Count target = 0;  ///< the block of y that they belong to: a power of two; 0 if they are taken
    Count stones = 0;  ///< the number of these stones

    bool operator==(const Parcel&) const = default;
};

/// Cuts all heaps into parcels, sorted by heap and then from the largest block to the smallest; the taken part of a
/// block comes last.
///
/// If the move turns x into y, the blocks in both stay. The highest block that differs, 2^d, is in x (because y < x).
/// The blocks that only y has are all smaller than 2^d, and so is their sum, so they are split off from it. The rest of
/// it is taken, and so is every other block that only x has. 42 → 2 takes 32 and 8; 8 → 5 splits 8 into 4, 1 and 3
/// taken stones.
std::vector<Parcel> cutIntoParcels(std::span<const Count> heaps, const std::optional<Move>& move);

}  // namespace nimstone::figures
