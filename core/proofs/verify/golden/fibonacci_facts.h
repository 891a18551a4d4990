// What `verify` knows of Fibonacci numbers: the rule that makes them, and no more. Inside core/proofs/verify only.
#pragma once

#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::proof {

/// Whether the proof is about one heap of Fibonacci Nim, and about no move.
bool isAboutFibonacci(const Proof& proof);

/// 1, 2, 3, 5, … by addition, up to the last that 64 bits hold.
const std::vector<Count>& fibonacciSequence();

/// The place of a number in it, from 1; 0 where it does not stand there.
std::size_t fibonacciPlace(Count number);

/// Whether the numbers, the smallest first, are Fibonacci numbers without neighbours that add up to n.
bool isFormOf(const std::vector<Count>& parts, Count n);

/// The same, the largest first.
bool isFallingFormOf(const std::vector<Count>& parts, Count n);

/// Which amounts win of a small heap where the quota allows them, by backward induction from the rules: n ≤ searchedHeaps.
const std::vector<Count>& searchedWins(Count n);
inline constexpr Count searchedHeaps = 200;

}  // namespace nimstone::proof
