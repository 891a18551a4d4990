// Staircase Nim: stones lie on steps. A move brings one or more stones from one step down to the next. Stones from step 1 come
// to the ground and leave the game. The player who makes the last move wins.
//
// A position is a P-position exactly when the nim-sum of the odd steps is 0. This is well known: if stones come from an even
// step, the other player moves them on at once, as stones added in Poker-Nim are taken back (Winning Ways, chapter 3). The
// nim-sum is also the Grundy value, because a move changes exactly one odd step. A move from an odd step leaves any smaller
// number there, as in Nim. A move from an even step makes the odd step below larger. So no option has the same nim-sum, and
// every smaller nim-sum can be reached.
#pragma once

#include "core/game.h"

namespace nimstone {

/// Heap 0 of a position is step 1, the lowest step.
class StaircaseNim : public GameBase<StaircaseNim> {
public:
    /// Returns an error if all steps together hold more than `maxCount` stones. Moves never add stones, so later no step can
    /// hold more.
    std::optional<ShapeError> checkShape(const Position& position) const;

    /// Returns OverMaximum if the step below cannot hold the stones. This cannot happen in a position that `checkShape`
    /// accepts.
    std::optional<MoveError> check(const Position& position, const Move& move) const;
    Position after(const Position& position, const Move& move) const;

    /// Returns at most one move from each step.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    Count grundy(const Position& position) const;

    /// Returns the sizes of the odd steps, starting with step 1.
    NimHeaps nimHeaps(const Position& position) const;

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }

    /// In the longest play, each stone moves one step at a time.
    Wide longestPlay(const Position& position) const;
};

static_assert(Game<StaircaseNim>);

}  // namespace nimstone
