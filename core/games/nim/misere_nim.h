// Misère Nim: the moves are those of Nim, but the player who takes the last stone loses.
//
// C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): if some heap has two or
// more stones, a position is a P-position exactly when its nim-sum is 0, as in Nim. Otherwise it is a P-position exactly
// when the number of heaps of 1 is odd. The empty position is an N-position without moves: the player to move has already
// won.
#pragma once

#include "core/game.h"

namespace nimstone {

class MisereNim final : public Game {
public:
    static const GameEntry entry;

    bool isMisere() const override { return true; }
    std::optional<MoveError> check(const Position& position, const Move& move) const override;

    Known<Outcome> outcome(const Position& position) const override;

    /// While at least two heaps have two or more stones, the winning moves are those of Nim. If exactly one heap has two or
    /// more stones, the only winning move reduces it so that the number of heaps of 1 becomes odd. If all heaps are 1 and their
    /// number is even, there is one winning move in every heap.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override;

    std::optional<NimHeaps> nimHeaps(const Position& position) const override { return asNimHeaps(position); }
};

}  // namespace nimstone
