// All positions that can be reached, with their Grundy values and outcomes, computed from the rules alone. For
// core/proofs/verify only.
#pragma once

#include <optional>
#include <vector>

#include "core/outcome.h"
#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

/// The nodes are sorted by the longest game from each, then by their stones, then by their heaps.
struct GameGraph {
    struct Node {
        Heaps heaps;
        Count longest = 0;
        std::vector<std::size_t> options;  ///< indices, ascending and without repetition
        std::vector<Count> optionValues;   ///< ascending and without repetition
        Count value = 0;                   ///< the least number that is not in `optionValues`
        Outcome misere = Outcome::N;       ///< the outcome under misère play, where a player who cannot move has won
    };
    std::vector<Node> nodes;

    std::optional<std::size_t> find(const Heaps& heaps) const;
};

/// Sorts the heaps and removes empty ones, if that makes no difference in the game. At least one heap remains.
Heaps plainHeaps(const Rules& rules, Heaps heaps);

/// Returns the graph; nullopt if more than `most` positions can be reached.
std::optional<GameGraph> gameGraph(const Rules& rules, const Heaps& heaps, std::size_t most);

}  // namespace nimstone::proof
