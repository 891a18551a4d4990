// The positions that can be reached from a position, and the moves between these positions. For use in
// core/proofs/prove only.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// A graph of positions. The positions are sorted by the length of the longest game from each position, then by their
/// number of stones, then by their heaps and quota. So every move leads to a position earlier in the list, and the last
/// position is the position from which the graph was made.
struct PositionGraph {
    std::vector<Position> positions;
    std::vector<Count> longest;                     ///< the largest number of moves of a game that starts at each position
    std::vector<std::vector<std::size_t>> options;  ///< the indices of the options of each position, ascending, each index once

    std::size_t size() const { return positions.size(); }
};

/// Returns the graph of the positions that can be reached from `part`, which is one position. Nullopt if the graph
/// would have more than `most` positions, including the position itself. The heaps must be small enough to list their
/// moves.
std::optional<PositionGraph> graphOf(const Component& part, std::size_t most);

}  // namespace nimstone::proof
