// The facts about a position of Nim that `verify` uses, computed from the rules of Nim alone. For core/proofs only.
//
// Nothing here calls the functions that `prove` calls. A nim-sum is the sum of the columns that hold an odd number of 1s,
// counted one by one, and the target of a winning move is the nim-sum of the other heaps.
#pragma once

#include <optional>
#include <vector>

#include "core/outcome.h"
#include "core/position.h"

namespace nimstone::proof {

/// True if `n` has a 1 in the column of that weight, which means that ⌊n / weight⌋ is odd. False if `weight` is 0.
constexpr bool oneIn(Count n, Count weight) { return weight != 0 && n / weight % 2 == 1; }

std::size_t countOnes(const std::vector<Count>& numbers, Count weight);

/// The sum of the weights of the columns that hold an odd number of 1s, which is the nim-sum.
Count sumOfOddColumns(const std::vector<Count>& numbers);

/// The greatest power of two that is at most `n`; 0 for 0.
Count highestPower(Count n);

/// A move and the position after it. `target` is what the move leaves of the heap.
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
    Count column = 0;  ///< the weight of the highest column with an odd number of 1s; 0 if there is none
    std::vector<std::size_t> eligible;  ///< the heaps with a 1 in that column
    std::vector<Count> rest;  ///< for each heap, the nim-sum of the others: the size that makes t = 0
    Count stones = 0;         ///< saturates at maxCount; then `stonesExact` is false
    bool stonesExact = true;

    Outcome outcome() const { return sum == 0 ? Outcome::P : Outcome::N; }

    /// The move with its result; nullopt if the move breaks the rules.
    std::optional<MoveMade> change(const Move& move) const;

    /// The move in the first eligible heap that makes t = 0; nullopt if s = 0.
    std::optional<MoveMade> balancingChange() const;

    /// All moves that make t = 0.
    std::vector<Move> winningMoves() const;
};

}  // namespace nimstone::proof
