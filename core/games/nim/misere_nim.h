// Misère Nim: the moves of Nim, but who takes the last stone loses.
//
// C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): with a heap of two
// or more, a position is a P-position exactly when the nim-sum is 0, as in Nim; with none, exactly when the number of
// heaps of 1 is odd. The empty position is an N-position that has no move: the player to move has won already.
#pragma once

#include "core/game.h"

namespace nimstone {

class MisereNim : public GameBase<MisereNim> {
public:
    static constexpr bool playerWithoutMoveWins() { return true; }

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    Outcome outcome(const Position& position) const;

    /// Those of Nim while two heaps of two or more are there; one when there is one, which leaves an odd number of 1s;
    /// each heap when all are 1 and their number is even.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    /// Undefined: in misère play a Nim heap does not stand for a position.
    Known<Count> grundy(const Position& position) const;
    NimHeaps nimHeaps(const Position& position) const { return everyHeap(position); }

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }
};

static_assert(Game<MisereNim>);

}  // namespace nimstone
