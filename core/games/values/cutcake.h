// Cutcake: a move cuts a block of integer sides n × m into two blocks of integer sides. Left cuts the first side and Right the
// second. The player who cannot cut loses. This is the only partisan game in the program: the two players have different moves.
//
// E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 2: the value of a block is an integer. To find it, halve both
// sides, rounding down, while both are greater than 1. Now one side is 1. If the first side is longer, its length − 1 is the
// value in favor of Left; if the second side is longer, its length − 1 is the value in favor of Right; if both are 1, the value
// is 0. The values of the blocks are added. Left wins if the sum is positive, and Right wins if it is negative, no matter who
// starts. If the sum is 0, the player to move loses.
#pragma once

#include "core/game.h"
#include "core/wide.h"

namespace nimstone {

/// A position holds the two sides of each block, one block after the other. A move names the block (from 0), the player who cuts,
/// and in `pieces.first` the length of the first piece, 1 … side − 1. The two pieces replace the block.
class Cutcake final : public Game {
public:
    static const GameEntry entry;

    bool isPartisan() const override { return true; }

    /// Returns an error unless each block has two sides, and no side is 0.
    std::optional<ShapeError> checkShape(const Position& position) const override;

    std::optional<MoveError> check(const Position& position, const Move& move) const override;
    Position after(const Position& position, const Move& move) const override;

    /// Lists the cuts by block, then by the length of the first piece. The functions are for small positions.
    std::vector<Move> legalMoves(const Position& position, Cutter cutter) const;
    std::vector<Move> legalMoves(const Position& position) const override;

    /// Returns the number of moves by which Left is ahead; it is negative if Right is ahead. The result is exact for every
    /// position.
    SignedWide value(const Position& position) const;
    static std::int64_t blockValue(Count first, Count second);

    Known<OutcomeClass> outcomeClass(const Position& position) const override;

    /// Returns the player who wins if `starter` cuts first.
    Cutter winner(const Position& position, Cutter starter) const;

    /// Returns the cuts after which `cutter`, who is to move, wins. At most `limit` cuts are listed, but all are counted, for
    /// sides of any length. `stopped` is set only if there are 2^64 winning cuts or more.
    WinningMoves winningMovesOf(Cutter cutter, const Position& position, std::size_t limit) const override;

    Amounts amounts(const Position&, std::size_t /*side*/) const override { return {}; }
    bool canMove(const Position& position, Cutter cutter) const override { return moveCount(position, cutter) != 0; }

    /// Returns a random cut of the given side, which must be greater than 1 and belong to the cutter.
    Move randomMove(const Position& position, std::size_t side, Chance& chance, Cutter cutter) const override;
    Wide moveCount(const Position& position, Cutter cutter) const override;

    /// Returns the number of cuts that both players together can make. It does not depend on their choices.
    Wide longestPlay(const Position& position) const override;
};

}  // namespace nimstone
