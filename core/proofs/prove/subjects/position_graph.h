// The positions that can be reached from a position, and the moves between them. For core/proofs/prove only.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// The positions are sorted by the longest game from each, then by their number of stones, then by their heaps and quota.
/// So every move leads to an earlier position, and the last one is the position from which the graph was made.
struct PositionGraph {
    std::vector<Position> positions;
    std::vector<Count> longest;                     ///< the greatest number of moves that a game from each position can last
    std::vector<std::vector<std::size_t>> options;  ///< the options of each position: ascending indices, no repetition

    std::size_t size() const { return positions.size(); }
};

/// Returns the graph; nullopt if more than `most` positions can be reached, including the position itself. The heaps must
/// be small enough for their moves to be listed.
std::optional<PositionGraph> graphOf(const Component& part, std::size_t most);

}  // namespace nimstone::proof
