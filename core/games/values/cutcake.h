// Cutcake: a move cuts a block of integer sides n × m into two such blocks. Left cuts the first side and Right the second. The
// player who cannot cut loses. This is the only partisan game here: the two players have different moves.
//
// E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 2: the value of a block is an integer. To find it, halve both
// sides, rounding down, while both are greater than 1. Then the rest of Left's side is worth its length − 1 to Left, or the rest
// of Right's side its length − 1 to Right. The values of the blocks are added. Whoever starts, Left wins if the sum is positive
// and Right if it is negative; if it is 0, the player to move loses.
#pragma once

#include "core/game.h"
#include "core/wide.h"

namespace nimstone {

/// A position holds the two sides of each block, one block after the other. A move names the block (from 0), the player who cuts,
/// and in `pieces.first` the length of the first piece, 1 … side − 1. The two pieces replace the block.
class Cutcake {
public:
    /// Requires two sides for each block, and no side of 0.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const;

    /// Lists the cuts by block, then by the length of the first piece. It is for small positions.
    std::vector<Move> legalMoves(const Position& position, Cutter cutter) const;

    /// The number of moves by which Left is ahead, negative if Right is ahead. It is exact for every position.
    SignedWide value(const Position& position) const;
    static std::int64_t blockValue(Count first, Count second);

    PartisanOutcome outcome(const Position& position) const;

    /// Returns the player who wins if `starter` cuts first.
    Cutter winner(const Position& position, Cutter starter) const;

    /// The cuts after which `cutter`, who is to move, wins. At most `limit` are listed. All are counted, for sides of any length;
    /// `stopped` is set only if there are 2^64 or more.
    WinningMoves winningMoves(const Position& position, Cutter cutter, std::size_t limit) const;

    bool canMove(const Position& position, Cutter cutter) const { return moveCount(position, cutter) != 0; }

    /// A random cut of the given side, which must be greater than 1 and belong to the cutter.
    Move randomMove(const Position& position, std::size_t side, Cutter cutter, Chance& chance) const;
    Wide moveCount(const Position& position, Cutter cutter) const;

    /// The number of cuts that both players together can make; it does not depend on their choices.
    Wide longestPlay(const Position& position) const;
};

}  // namespace nimstone
