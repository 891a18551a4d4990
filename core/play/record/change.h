// Stores what a move changed in a position, so that the move can be undone and redone without the rules of the game.
#pragma once

#include "core/position.h"

namespace nimstone::play {

/// The move replaces the heaps `before`, starting at index `at`, by the heaps `after`. The other heaps stay as they are.
struct Change {
    std::size_t at = 0;
    std::vector<Count> before;
    std::vector<Count> after;
    Count quotaBefore = noQuota;
    Count quotaAfter = noQuota;

    bool operator==(const Change&) const = default;
};

/// Returns the smallest change that leads from one position to the other.
Change changeBetween(const Position& before, const Position& after);

void apply(const Change& change, Position& position);
void revert(const Change& change, Position& position);

}  // namespace nimstone::play
