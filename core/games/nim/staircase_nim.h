// Staircase Nim: stones lie on steps. A move brings one or more stones from one step down to the next. Stones from step 1 come
// to the ground and leave the game. The player who makes the last move wins.
//
// A position is a P-position exactly when the nim-sum of the odd steps is 0. This is well known: if stones come from an even
// step, the other player moves them on at once, as stones added in Poker-Nim are taken back (Winning Ways, chapter 3). The
// nim-sum is also the Grundy value, because a move changes exactly one odd step. A move from an odd step leaves any smaller
// number there, as in Nim. A move from an even step makes the odd step below larger. So no option has the same nim-sum, and
// every smaller nim-sum can be reached.
#pragma once

#include "core/games/nim/inner_nim_game.h"

namespace nimstone {

/// Heap 0 of a position is step 1, the lowest step.
class StaircaseNim final : public InnerNimGame {
public:
    static const GameEntry entry;

    /// Returns an error if all steps together hold more than `maxCount` stones. Moves never add stones, so later no step can
    /// hold more.
    std::optional<ShapeError> checkShape(const Position& position) const override;

    /// Returns OverMaximum if the step below cannot hold the stones. This cannot happen in a position that `checkShape`
    /// accepts.
    std::optional<MoveError> check(const Position& position, const Move& move) const override;
    Position after(const Position& position, const Move& move) const override;

    /// Returns the sizes of the odd steps, starting with step 1.
    NimHeaps heapsWithin(const Position& position) const override;

    /// In the longest play, each stone moves one step at a time.
    Wide longestPlay(const Position& position) const override;

private:
    std::optional<Move> moveTo(const Position& position, const NimHeap& step, Count wanted) const override;
};

}  // namespace nimstone
