// The positions that can be reached from one, and the moves between them. Inside core/proofs/prove only.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// Ordered by the longest game from each, then by stones, then by their heaps and quota: moves lead to earlier ones, and the last
/// is the one that it was made from.
struct PositionGraph {
    std::vector<Position> positions;
    std::vector<Count> longest;                     ///< how many moves a game can last
    std::vector<std::vector<std::size_t>> options;  ///< ascending, each once

    std::size_t size() const { return positions.size(); }
};

/// None where more than `most` positions can be reached, the one itself among them. Every heap is small enough for its
/// moves to be listed.
std::optional<PositionGraph> graphOf(const Component& part, std::size_t most);

}  // namespace nimstone::proof
