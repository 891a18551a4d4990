// Cutcake: a move cuts a block n × m in two, into whole sizes. Left cuts the first side, Right the second; who cannot
// cut loses. The one game here that is partisan: the two players have different moves.
//
// E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 2: the value of a block is an integer. While both
// sides are over 1, halve both, rounding down; what is left of Left's side is worth its length − 1 to Left, what is
// left of Right's side its length − 1 to Right. Values of blocks add up. Left wins when the sum is over 0, Right
// when it is under 0, whoever starts; at 0 the player to move loses.
#pragma once

#include "core/game.h"
#include "core/wide.h"

namespace nimstone {

/// A position holds the two sides of each block, one block after the other. A move names the block (from 0), the
/// cutter, and in `pieces.first` the length of the first piece, 1 … side − 1; the pieces take the place of the block.
class Cutcake {
public:
    /// Two sides to each block, and no side of 0.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const;

    /// By block and by length of the first piece: for small positions.
    std::vector<Move> legalMoves(const Position& position, Cutter cutter) const;

    /// How many cuts Left is ahead, of Right if negative; exact for every position.
    SignedWide value(const Position& position) const;
    static std::int64_t blockValue(Count first, Count second);

    PartisanOutcome outcome(const Position& position) const;

    /// Who wins when `starter` cuts first.
    Cutter winner(const Position& position, Cutter starter) const;

    /// The cuts after which `cutter`, who cuts now, wins: listed up to `limit`, counted all, whatever the sides;
    /// `stopped` only where there are 2^64 or more.
    WinningMoves winningMoves(const Position& position, Cutter cutter, std::size_t limit) const;

    bool canMove(const Position& position, Cutter cutter) const { return moveCount(position, cutter) != 0; }

    /// Along a side over 1 that the cutter may cut.
    Move randomMove(const Position& position, std::size_t side, Cutter cutter, Chance& chance) const;
    Wide moveCount(const Position& position, Cutter cutter) const;

    /// How many cuts there are, whoever makes them.
    Wide longestPlay(const Position& position) const;
};

}  // namespace nimstone
