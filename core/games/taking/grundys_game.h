// Grundy's game: a move splits a heap into two heaps of different sizes. The player who cannot move loses.
//
// P. M. Grundy, "Mathematics and games", Eureka 2 (1939). It is not known whether the nim-sequence is periodic.
#pragma once

#include <memory>

#include "core/game.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

class GrundysGame : public GameBase<GrundysGame> {
public:
    GrundysGame();

    /// A move takes no stones; it may name its pieces in any order.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Lists each split once, with the smaller piece first.
    std::vector<Move> legalMoves(const Position& position) const;

    /// Finds all moves to the value `goal`; each split is listed once. `stopped` is set after WinningSearch::mostOptions
    /// splits, or if the Grundy value of the position is not known.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    /// The value is known within SharedSequence::limits: at least for all heaps below 100,000.
    Known<Count> grundy(const Position& position) const;
    SequenceGame sequence() const { return UnequalSplit{}; }

    /// A move takes no stones: the only amount is 0. Heaps of less than three stones have no amount, because they cannot be
    /// split.
    Amounts amounts(const Position& position, std::size_t heap) const;
    SplitOptions splitOptions(Count size, Count) const { return {false, 1, size - 1, false}; }

    /// Returns a random split with the smaller piece first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;

    /// The smaller piece of a heap of n can have every size below n/2.
    Wide moveCount(const Position& position) const;

    /// The longest play splits off one stone at a time until a heap of two is left.
    Wide longestPlay(const Position& position) const;

private:
    std::shared_ptr<SharedSequence> m_values;
};

static_assert(Game<GrundysGame>);

}  // namespace nimstone
