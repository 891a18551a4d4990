// Coins on a strip of squares 0, 1, 2, …, at most one on a square: a move slides one coin any number of squares towards
// square 0, over free squares only, so never past another coin. Who makes the last move wins.
//
// It is staircase Nim seen sideways. The free squares just below a coin are a step of the stairs, those below the highest coin
// step 1: a coin that slides by k takes k stones from its own step and brings them to that of the coin above it; the highest
// coin brings them to the ground. So a position is a P-position exactly when the nim-sum of the gaps below the highest coin,
// the third highest, the fifth … is 0, and that sum is its Grundy value.
#pragma once

#include "core/game.h"

namespace nimstone {

/// A position holds the squares of the coins, the lowest first, each over the one before.
class CoinsOnAStrip : public GameBase<CoinsOnAStrip> {
public:
    /// Every coin above the one before it.
    std::optional<ShapeError> checkShape(const Position& position) const;

    /// `taken` is by how many squares the coin slides; OverMaximum where another coin is in its way.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// At most one with each coin.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    Count grundy(const Position& position) const { return nimSum(nimHeaps(position)); }

    /// The gaps that count, the lowest first: those below the highest coin, the third highest, the fifth …
    NimHeaps nimHeaps(const Position& position) const;

    Amounts amounts(const Position& position, std::size_t coin) const { return Amounts::upTo(gapBelow(position, coin)); }

    /// One square at a time.
    Wide longestPlay(const Position& position) const;

    /// The position whose gaps are these, from square 0 up.
    Position arranged(const std::vector<Count>& gaps) const;

    /// The free squares between a coin and the one below it, or below square 0's edge.
    static Count gapBelow(const Position& position, std::size_t coin);
};

static_assert(Game<CoinsOnAStrip>);

}  // namespace nimstone
