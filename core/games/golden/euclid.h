// Euclid's game: there are two numbers. A move subtracts a positive multiple of the smaller number from the larger, and the
// result may not be negative. The player who makes a number 0 wins, because no move is left then. If the numbers are equal,
// either may be made 0.
//
// A. J. Cole and A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for it", Mathematical
// Gazette 53 (1969): a position with a ≥ b ≥ 1 is an N-position exactly when a = b or a > φb, that is, a(a − b) > b².
//
// Grundy values: let a = qb + r with 0 ≤ r < b, and let c = g(b, r), which is 0 if r = 0. The options of (a, b) are (jb + r,
// b) for j = 0 … q − 1. The option j = 0 has the value c, and each further option has the mex of the values before it. So
// the options j = 1, 2, … have the values 0, 1, 2, … without c. Therefore g(a, b) = q − 1 if c > q − 1, else
// q. This is exact for all numbers and takes as many steps as Euclid's algorithm. (G. Nivasch's formula ⌊a/b − b/a⌋ is for
// the variant that ends when the numbers are equal.) No two options have the same value, so there is at most one winning
// move if the numbers are distinct.
#pragma once

#include "core/game.h"

namespace nimstone {

/// A position has two heaps, which are the two numbers.
class Euclid final : public Game {
public:
    static const GameEntry entry;

    /// Returns an error unless the position has exactly two heaps.
    std::optional<ShapeError> checkShape(const Position& position) const override;

    std::optional<MoveError> check(const Position& position, const Move& move) const override;

    Known<Outcome> outcome(const Position& position) const override;

    /// Returns at most one move if the numbers are distinct, and two moves if they are equal.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override;

    Known<Count> grundy(const Position& position) const override;
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

    /// The amounts that a move may take: the multiples of the other number, up to the size of this heap.
    Amounts amounts(const Position& position, std::size_t heap) const override;

    /// Returns a random move from the larger number, even if `heap` is the smaller one.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const override;

    /// In the longest play, each move subtracts the smaller number once, so the number of moves is the sum of the quotients of
    /// Euclid's algorithm.
    Wide longestPlay(const Position& position) const override;
};

}  // namespace nimstone
