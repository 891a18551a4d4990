// The facts about Fibonacci numbers that `verify` uses. They are all derived from the rule that each Fibonacci number
// is the sum of the two before it. For use in core/proofs/verify only.
#pragma once

#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::proof {

/// True if the subject of the proof is one heap of Fibonacci Nim and the proof has no move.
bool isAboutFibonacci(const Proof& proof);

/// The Fibonacci numbers 1, 2, 3, 5, …, computed by addition, up to the last one that fits into 64 bits.
const std::vector<Count>& fibonacciSequence();

/// The index of `number` in fibonacciSequence(), counted from 1; 0 if `number` is not a Fibonacci number.
std::size_t fibonacciPlace(Count number);

/// True if `parts`, which begin with the smallest part, are Fibonacci numbers whose sum is n, no two of which are neighbors.
bool isFormOf(const std::vector<Count>& parts, Count n);

/// True if `parts`, which begin with the largest part, are Fibonacci numbers whose sum is n, no two of which are neighbors.
bool isFallingFormOf(const std::vector<Count>& parts, Count n);

/// The amounts, ascending, with which a move wins from a heap of n stones if the quota allows the amount. They are
/// found by backward induction from the rules. Requires n ≤ searchedHeaps.
const std::vector<Count>& searchedWins(Count n);
inline constexpr Count searchedHeaps = 200;

}  // namespace nimstone::proof
