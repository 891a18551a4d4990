// The facts about Fibonacci numbers that `verify` uses. All follow from the rule that generates the numbers. For
// core/proofs/verify only.
#pragma once

#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::proof {

/// True if the proof is about one heap of Fibonacci Nim and has no move.
bool isAboutFibonacci(const Proof& proof);

/// The numbers 1, 2, 3, 5, … by addition, up to the last that fits into 64 bits.
const std::vector<Count>& fibonacciSequence();

/// The index of a number in fibonacciSequence(), from 1; 0 if it is not a Fibonacci number.
std::size_t fibonacciPlace(Count number);

/// True if the parts, the smallest first, are Fibonacci numbers, no two of which are neighbours, with the sum n.
bool isFormOf(const std::vector<Count>& parts, Count n);

/// True if the parts, the largest first, are Fibonacci numbers, no two of which are neighbours, with the sum n.
bool isFallingFormOf(const std::vector<Count>& parts, Count n);

/// The amounts, ascending, that win from a heap of n stones if the quota allows them, by backward induction from the
/// rules. Requires n ≤ searchedHeaps.
const std::vector<Count>& searchedWins(Count n);
inline constexpr Count searchedHeaps = 200;

}  // namespace nimstone::proof
