// What a move changed in a position, so that it can be undone and done again without knowing the game.
#pragma once

#include "core/position.h"

namespace nimstone::play {

/// The heaps from `at` on that were `before` the move are `after` it; the heaps around them stay as they are.
struct Change {
    std::size_t at = 0;
    std::vector<Count> before;
    std::vector<Count> after;
    Count quotaBefore = noQuota;
    Count quotaAfter = noQuota;

    bool operator==(const Change&) const = default;
};

/// The smallest change that leads from one position to the other.
Change changeBetween(const Position& before, const Position& after);

void apply(const Change& change, Position& position);
void revert(const Change& change, Position& position);

}  // namespace nimstone::play
