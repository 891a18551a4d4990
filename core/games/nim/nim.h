// Nim: a move takes one or more stones from exactly one heap; who takes the last stone wins.
//
// C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): a position is
// a P-position exactly when the nim-sum of its heaps is 0.
#pragma once

#include "core/game.h"

namespace nimstone {

class Nim {
public:
    std::optional<MoveError> check(const Position& position, const Move& move) const;
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const;

    /// Every legal move, by heap and then by amount. As many as there are stones: for small positions.
    std::vector<Move> legalMoves(const Position& position) const;

    Outcome outcome(const Position& position) const;

    /// One for each heap with a 1 in the highest column of the nim-sum: none in a P-position, else an odd number.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    Count grundy(const Position& position) const;
};

static_assert(Game<Nim>);

}  // namespace nimstone
