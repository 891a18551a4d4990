// Games whose theorem finds heaps of Nim inside a position: the odd steps of a staircase, or gaps between coins.
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
    /// Returns the move that changes the size of this heap of Nim to `wanted`, a different size, and changes no other; nothing if
    /// there is none. The moves for different heaps are in the order of the heaps.
    virtual std::optional<Move> moveTo(const Position& position, const NimHeap& heap, Count wanted) const = 0;
};

}  // namespace nimstone
