// The facts about a position of Nim that `verify` uses. They are computed from the rules of Nim alone. For use in
// core/proofs only.
//
// No code in these functions is shared with `prove`. They compute the nim-sum as the sum of the weights of the columns
// that have an odd number of 1s. They compute the new size of a heap in a winning move as the nim-sum of the other
// heaps.
#pragma once

#include <optional>
#include <vector>

#include "core/outcome.h"
#include "core/position.h"

namespace nimstone::proof {

/// True if `n` has a 1 in the column with the weight `weight`, which means that ⌊n / weight⌋ is odd. False if `weight`
/// is 0.
constexpr bool oneIn(Count n, Count weight) { return weight != 0 && n / weight % 2 == 1; }

std::size_t countOnes(const std::vector<Count>& numbers, Count weight);

/// The nim-sum, computed as the sum of the weights of the columns that have an odd number of 1s.
Count sumOfOddColumns(const std::vector<Count>& numbers);

/// The greatest power of two that is at most `n`; 0 if `n` is 0.
Count highestPower(Count n);

/// A move and the position after the move. `target` is the size of the heap after the move.
struct MoveMade {
    Move move;
    Count size = 0;
    Count target = 0;
    std::vector<Count> after;
    Count sumAfter = 0;
};

/// Facts about a position of at most maxProofHeaps heaps of at most maxCount stones each.
struct Facts {
    explicit Facts(const Position& position);

    std::vector<Count> heaps;
    Count sum = 0;
    Count column = 0;  ///< the weight of the highest column that has an odd number of 1s; 0 if there is no such column
    std::vector<std::size_t> eligible;  ///< the heaps that have a 1 in this column
    std::vector<Count> rest;  ///< for each heap, the nim-sum of the other heaps; a heap of this size makes the nim-sum 0
    Count stones = 0;         ///< the total number of stones; if it is greater than maxCount, `stonesExact` is false
    bool stonesExact = true;

    Outcome outcome() const { return sum == 0 ? Outcome::P : Outcome::N; }

    /// The move and the position after it; nullopt if the rules do not allow the move.
    std::optional<MoveMade> change(const Move& move) const;

    /// The move in the first heap of `eligible` that makes the nim-sum 0; nullopt if the nim-sum is 0 already.
    std::optional<MoveMade> balancingChange() const;

    /// All moves that make the nim-sum 0.
    std::vector<Move> winningMoves() const;
};

}  // namespace nimstone::proof
