// Euclid's game: two numbers; subtract a positive multiple of the smaller from the larger, never below 0; who makes a
// number 0 wins, and no move is left then. Of two equal numbers either may be made 0.
//
// A. J. Cole and A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for it", Mathematical
// Gazette 53 (1969): for a ≥ b ≥ 1 it is an N-position exactly when a = b or a > φb, that is a(a − b) > b².
//
// Grundy values. Let a = qb + r with 0 ≤ r < b and c = g(b, r), which is 0 where r = 0. The options of (a, b) are (jb + r, b)
// for j = 0 … q − 1; that of j = 0 is worth c, and each further one is the mex of those before it. So they run through
// 0, 1, 2, … leaving c out, and g(a, b) = q − 1 if c > q − 1, else q: exact for all numbers, in the steps of Euclid's
// algorithm. (G. Nivasch's formula ⌊a/b − b/a⌋ is for the game that ends where the numbers are equal.) Each value stands
// there once: so there is at most one winning move for distinct numbers.
#pragma once

#include "core/game.h"

namespace nimstone {

/// Positions have two heaps: the numbers.
class Euclid : public GameBase<Euclid> {
public:
    /// Two numbers.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    Outcome outcome(const Position& position) const;

    /// One from distinct numbers, two from equal ones.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    Count grundy(const Position& position) const;
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    /// Multiples of the other number.
    Amounts amounts(const Position& position, std::size_t heap) const;

    /// From the larger number.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;

    /// The smaller number is subtracted once at a time.
    Wide longestPlay(const Position& position) const;
};

static_assert(Game<Euclid>);

}  // namespace nimstone
