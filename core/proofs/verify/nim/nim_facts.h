// What `verify` knows of a position, worked out from the rules of Nim alone. Inside core/proofs only.
//
// Nothing here calls what `prove` calls: a nim-sum is the columns that hold an odd number of 1s, counted one by
// one, and a move's target is the nim-sum of the other heaps.
#pragma once

#include <optional>
#include <vector>

#include "core/outcome.h"
#include "core/position.h"

namespace nimstone::proof {

/// Whether `n` has a 1 in the column of that weight: ⌊n / weight⌋ is odd. No column has weight 0.
constexpr bool oneIn(Count n, Count weight) { return weight != 0 && n / weight % 2 == 1; }

std::size_t countOnes(const std::vector<Count>& numbers, Count weight);

/// The sum of the columns that hold an odd number of 1s.
Count sumOfOddColumns(const std::vector<Count>& numbers);

/// The greatest power of two up to `n`; 0 for 0.
Count highestPower(Count n);

/// A move, with the position after it. `target` is what is left of the heap.
struct MoveMade {
    Move move;
    Count size = 0;
    Count target = 0;
    std::vector<Count> after;
    Count sumAfter = 0;
};

/// All of it for at most maxProofHeaps heaps of at most maxCount.
struct Facts {
    explicit Facts(const Position& position);

    std::vector<Count> heaps;
    Count sum = 0;
    Count column = 0;  ///< the highest odd column; 0 when there is none
    std::vector<std::size_t> eligible;  ///< the heaps with a 1 in that column
    std::vector<Count> rest;  ///< for each heap the nim-sum of the others: the size that would make t = 0
    Count stones = 0;         ///< saturates at maxCount; then `stonesExact` is false
    bool stonesExact = true;

    Outcome outcome() const { return sum == 0 ? Outcome::P : Outcome::N; }

    /// None where the move breaks the rules.
    std::optional<MoveMade> change(const Move& move) const;

    /// The move that makes t = 0 in the first eligible heap; none when s = 0.
    std::optional<MoveMade> balancingChange() const;

    /// Every move that makes t = 0.
    std::vector<Move> winningMoves() const;
};

}  // namespace nimstone::proof
