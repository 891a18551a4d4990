// Staircase Nim: stones lie on steps; a move brings one or more stones from one step down to the next. From step 1 they
// come to the ground and are out of the game. Who makes the last move wins.
//
// A position is a P-position exactly when the nim-sum of the odd steps is 0 (well known; what comes from an even step is
// moved straight on, as stones added in Poker-Nim are taken back, Winning Ways, chapter 3). That sum is also the Grundy
// value, since a move changes exactly one odd step: from an odd step it leaves any smaller number there, as in Nim; from
// an even step it makes the odd step below larger. So no option has the same sum, and every smaller one is reached.
#pragma once

#include "core/game.h"

namespace nimstone {

/// Heap 0 of a position is step 1, the lowest.
class StaircaseNim : public GameBase<StaircaseNim> {
public:
    /// All steps together hold at most `maxCount` stones. No move brings more, so that no step ever passes it.
    std::optional<ShapeError> checkShape(const Position& position) const;

    /// OverMaximum where the step below cannot hold the stones; that is, never in a position of the right shape.
    std::optional<MoveError> check(const Position& position, const Move& move) const;
    Position after(const Position& position, const Move& move) const;

    /// At most one from each step.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    Count grundy(const Position& position) const;

    /// What the odd steps hold, from step 1.
    NimHeaps nimHeaps(const Position& position) const;

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }

    /// Each stone comes down step by step.
    Wide longestPlay(const Position& position) const;
};

static_assert(Game<StaircaseNim>);

}  // namespace nimstone
