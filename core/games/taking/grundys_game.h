// Grundy's game: a move parts a heap into two heaps of different sizes; who cannot move loses.
//
// P. M. Grundy, "Mathematics and games", Eureka 2 (1939). Whether its nim-sequence is periodic is not known.
#pragma once

#include <memory>

#include "core/game.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

class GrundysGame : public GameBase<GrundysGame> {
public:
    GrundysGame();

    /// Nothing is taken; the pieces may be named in any order.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Each split once, the smaller piece first.
    std::vector<Move> legalMoves(const Position& position) const;

    /// All of them, each split once; `stopped` at WinningSearch::mostOptions splits, and where the value of the position is
    /// not known.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    /// Known as far as SharedSequence::limits reach: for heaps under 100,000 at least.
    Known<Count> grundy(const Position& position) const;
    SequenceGame sequence() const { return UnequalSplit{}; }

    /// Nothing is taken from a heap of three or more.
    Amounts amounts(const Position& position, std::size_t heap) const;
    Parting parting(Count size, Count) const { return {false, 1, size - 1, false}; }

    /// The smaller piece is named first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;

    /// A heap can be split at each place of its smaller half.
    Wide moveCount(const Position& position) const;

    /// One stone is split off at a time, down to a heap of two.
    Wide longestPlay(const Position& position) const;

private:
    std::shared_ptr<SharedSequence> m_values;
};

static_assert(Game<GrundysGame>);

}  // namespace nimstone
