// Every position that can be reached, with its value and who wins, worked out from the rules alone. Inside
// core/proofs/verify only.
#pragma once

#include <optional>
#include <vector>

#include "core/outcome.h"
#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

/// In the order of the longest game from each, then of their stones, then of their heaps.
struct GameGraph {
    struct Node {
        Heaps heaps;
        Count longest = 0;
        std::vector<std::size_t> options;  ///< ascending, each once
        std::vector<Count> optionValues;   ///< ascending, each once
        Count value = 0;                   ///< the least number not among them
        Outcome misere = Outcome::N;       ///< where who cannot move has won
    };
    std::vector<Node> nodes;

    std::optional<std::size_t> find(const Heaps& heaps) const;
};

/// The heaps in ascending order without empty ones, where the game makes no difference; at least one stays.
Heaps plainHeaps(const Rules& rules, Heaps heaps);

/// None where more than `most` positions can be reached.
std::optional<GameGraph> gameGraph(const Rules& rules, const Heaps& heaps, std::size_t most);

}  // namespace nimstone::proof
