// Staircase Nim: stones lie on steps. A move brings one or more stones from one step down to the next. Stones from step 1
// come to the ground and leave the game. The player who makes the last move wins.
//
// A position is a P-position exactly when the nim-sum of the odd steps is 0. This is well known: stones that come from an
// even step are moved on at once, as stones added in Poker-Nim are taken back (Winning Ways, chapter 3). The sum is also the
// Grundy value, because a move changes exactly one odd step. From an odd step it leaves any smaller number there, as in Nim;
// from an even step it makes the odd step below larger. So no option has the same sum, and every smaller sum can be reached.
#pragma once

#include "core/game.h"

namespace nimstone {

/// Heap 0 of a position is step 1, the lowest.
class StaircaseNim : public GameBase<StaircaseNim> {
public:
    /// Requires that all steps together hold at most `maxCount` stones. Moves never add stones, so no step can exceed it
    /// later.
    std::optional<ShapeError> checkShape(const Position& position) const;

    /// Returns OverMaximum if the step below cannot hold the stones. This cannot happen in a position that `checkShape`
    /// accepts.
    std::optional<MoveError> check(const Position& position, const Move& move) const;
    Position after(const Position& position, const Move& move) const;

    /// At most one move from each step.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    Count grundy(const Position& position) const;

    /// The sizes of the odd steps, starting with step 1.
    NimHeaps nimHeaps(const Position& position) const;

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }

    /// In the longest play, each stone moves one step at a time.
    Wide longestPlay(const Position& position) const;
};

static_assert(Game<StaircaseNim>);

}  // namespace nimstone
