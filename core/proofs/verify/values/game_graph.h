// All positions that can be reached from a position, with their Grundy values and outcomes, computed from the rules
// alone. For use in core/proofs/verify only.
#pragma once

#include <optional>
#include <vector>

#include "core/outcome.h"
#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

/// A graph of positions. Its nodes are sorted by the length of the longest game from each node, then by their number of
/// stones, then by their heaps.
struct GameGraph {
    struct Node {
        Heaps heaps;
        Count longest = 0;
        std::vector<std::size_t> options;  ///< the indices of the options, ascending, each once
        std::vector<Count> optionValues;   ///< the values of the options, ascending, each once
        Count value = 0;                   ///< the Grundy value, which is the least number that is not in `optionValues`
        Outcome misere = Outcome::N;       ///< the outcome under misère play, where a player who cannot move has won
    };
    std::vector<Node> nodes;

    std::optional<std::size_t> find(const Heaps& heaps) const;
};

/// Sorts the heaps and removes empty heaps, if this makes no difference in the game. At least one heap remains.
Heaps plainHeaps(const Rules& rules, Heaps heaps);

/// Returns the graph of the positions that can be reached from `heaps`; nullopt if there are more than `most`
/// positions.
std::optional<GameGraph> gameGraph(const Rules& rules, const Heaps& heaps, std::size_t most);

}  // namespace nimstone::proof
