// Games whose theorem finds heaps of Nim inside a position: the odd steps of a staircase, gaps between coins, or the squares of heads.
#pragma once

#include "core/game.h"

namespace nimstone {

/// A game whose Grundy value is the nim-sum of the heaps of Nim inside a position.
class InnerNimGame : public Game {
public:
    std::optional<NimHeaps> nimHeaps(const Position& position) const final { return heapsWithin(position); }
    Known<Count> grundy(const Position& position) const final { return nimSum(heapsWithin(position)); }

    /// Returns at most one move for each heap of Nim.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const final;

    /// Returns the heaps of Nim in the order of their places.
    virtual NimHeaps heapsWithin(const Position& position) const = 0;

private:
    /// Returns the move that changes the size of this heap of Nim to `wanted`, which is a different size. The move
    /// changes no other heap of Nim, but it may also remove two equal ones. Returns nothing if there is no such move. If heap a comes before heap b, the move for a comes before the move for b.
    virtual std::optional<Move> moveTo(const Position& position, const NimHeap& heap, Count wanted) const = 0;
};

}  // namespace nimstone
