// Coins on a strip: coins lie on the squares 0, 1, 2, … of a strip, at most one on each square. A move slides one coin any
// number of squares towards square 0, without jumping over or landing on another coin. The player who makes the last move
// wins.
//
// The game is staircase Nim in another form. The gap of free squares just below a coin is a step of the stairs, and the gap
// below the highest coin is step 1. A coin that slides by k moves k squares from the gap below it to the gap above it; the
// highest coin moves them to the ground. So a position is a P-position exactly when the nim-sum of the gaps below the
// highest coin, the third highest, the fifth highest … is 0, and this sum is the Grundy value.
#pragma once

#include "core/games/nim/inner_nim_game.h"

namespace nimstone {

/// A position holds the squares of the coins in strictly ascending order.
class CoinsOnAStrip final : public InnerNimGame {
public:
    static const GameEntry entry;

    /// Returns an error unless every coin is above the coin before it.
    std::optional<ShapeError> checkShape(const Position& position) const override { return checkAscending(position); }

    /// `taken` is the number of squares that the coin slides. Returns OverMaximum if another coin is in its way.
    std::optional<MoveError> check(const Position& position, const Move& move) const override;

    /// Returns the gaps whose nim-sum is the Grundy value, the lowest gap first: the gaps below the highest coin, the third
    /// highest, the fifth highest …
    NimHeaps heapsWithin(const Position& position) const override;

    Amounts amounts(const Position& position, std::size_t coin) const override { return Amounts::upTo(gapBelow(position, coin)); }

    /// In the longest play, every move slides a coin by one square.
    Wide longestPlay(const Position& position) const override;

    /// Makes the position that has these gaps, starting at square 0.
    Position positionFromSizes(std::vector<Count> gaps) const override;

    /// The number of free squares between a coin and the coin below it, or between the lowest coin and the end of the strip.
    static Count gapBelow(const Position& position, std::size_t coin);

private:
    std::optional<Move> moveTo(const Position& position, const NimHeap& gap, Count wanted) const override;
};

}  // namespace nimstone
