// A position, and a move from it.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// Heaps of stones; the player to move is understood. Sizes of 0 are valid: an emptied heap keeps its place,
/// so that heap numbers stay the same through a game.
struct Position {
    std::vector<Count> heaps;

    auto operator<=>(const Position&) const = default;
};

/// Takes `taken` stones from heap `heap`, counted from 0 here and from 1 wherever a person reads it.
struct Move {
    std::size_t heap = 0;
    Count taken = 0;

    auto operator<=>(const Move&) const = default;
};

/// How many heaps a position may have in analysis.
inline constexpr std::size_t maxHeaps = 1'000'000;

/// The stones of all heaps together. A sum can pass 2^64, so it saturates: `exact` says whether it did not.
struct StoneTotal {
    Count stones = 0;
    bool exact = true;
};
StoneTotal totalStones(const Position& position);

}  // namespace nimstone
