// Nim: a move takes one or more stones from exactly one heap. The player who takes the last stone wins.
//
// C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): a position is a
// P-position exactly when the nim-sum of its heaps is 0.
#pragma once

#include "core/game.h"
#include "core/sequences/sequence_game.h"

namespace nimstone {

class Nim : public GameBase<Nim> {
public:
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Returns one move for each heap with a 1 in the highest column of the nim-sum: none in a P-position, otherwise an odd
    /// number.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    /// Finds the moves after which the position has the Grundy value `goal`. They are the winning moves in the sum of the
    /// position and a heap of `goal` stones, except the moves in this heap.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    Count grundy(const Position& position) const;
    SequenceGame sequence() const { return TakeAny{}; }
    NimHeaps nimHeaps(const Position& position) const { return asNimHeaps(position); }

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }
};

static_assert(Game<Nim>);

}  // namespace nimstone
