// Turning Turtles: coins lie in a row on the squares 1, 2, 3, … A move turns one coin from heads to tails and, if the player likes,
// turns over any one coin on its left as well. The player who makes the last move wins.
//
// H. W. Lenstra, "Nim multiplication" (1977); Winning Ways, chapter 14: a head on square n is a heap of Nim of n stones, so a position
// is a P-position exactly when the nim-sum of the squares of the heads is 0. A move that turns over the coins on the squares n and m
// changes the heap of n to one of m. If square m shows heads already, both heads vanish; two heaps of m have the nim-sum 0.
#pragma once

#include "core/games/nim/inner_nim_game.h"

namespace nimstone {

/// A position holds the squares of the heads in strictly ascending order; a single 0 means that no coin shows heads.
class TurningTurtles final : public InnerNimGame {
public:
    static const GameEntry entry;

    /// Returns an error unless every square is above the square before it, and none of several squares is 0.
    std::optional<ShapeError> checkShape(const Position& position) const override;

    /// `taken` is the distance from the head to the other coin that the move turns over. A move that turns over no other coin takes the
    /// whole number of the square. Returns OverMaximum if no square is so far to the left.
    std::optional<MoveError> check(const Position& position, const Move& move) const override;
    Position after(const Position& position, const Move& move) const override;

    /// Returns the squares of the heads.
    NimHeaps heapsWithin(const Position& position) const override { return asNimHeaps(position); }

    /// Sorts the squares, and leaves out repeated ones.
    Position positionFromSizes(std::vector<Count> squares) const override;

private:
    std::optional<Move> moveTo(const Position& position, const NimHeap& head, Count wanted) const override;
};

}  // namespace nimstone
