// Zeckendorf's theorem, the theorem on Fibonacci Nim, and the table of int that decides it wrongly: one function and one
// file per theorem. For core/proofs only.
#pragma once

#include <algorithm>

#include "core/proofs/proof.h"
#include "core/zeckendorf.h"

namespace nimstone::proof {

/// A heap of n stones, n ≤ maxCount, of which the next move may take at most `quota`.
GameSum fibonacciSubject(Count n, Count quota);

/// A heap of n stones before the first move.
GameSum freshFibonacciSubject(Count n);

/// Requires n ≥ 1. The steps are FibonacciNumbers, GreedyPart for each part from the largest, ZeckendorfForm,
/// MostWithout, ForcedParts, OnlyForm.
Steps zeckendorfSteps(const Proof& proof);

/// If no stone is left, the steps are NothingToTake, QuotaConclusion. Otherwise they are QuotaParts, QuotaReach, and then
/// - if nothing may be taken: NothingToTake, QuotaConclusion;
/// - if q < z₁: BreakSmallestPart, AnswerFits, EveryTake (if the quota is at most maxListedTakes), QuotaConclusion;
/// - if q ≥ z₁ = n: TakeSmallestPart, QuotaConclusion, QuotaWinningMoves;
/// - if q ≥ z₁ < n: TakeSmallestPart, NextPartBeyond, the opponent's BreakSmallestPart, AnswerFits and EveryTake, and then
///   QuotaConclusion, QuotaWinningMoves.
Steps fibonacciNimSteps(const Proof& proof);

/// Requires 1 ≤ n ≤ maxInt. The steps are IntTableClaim, IntOverflow, WrappedEntries, IntTableLookup, IntTableVerdict,
/// IntTableRepair.
Steps flawFibonacciIntSteps(const Proof& proof);

// --- Fibonacci numbers by their index: 1 for 1, 2 for 2, 3 for 3, 4 for 5, … ---

/// Requires 1 ≤ place ≤ fibonacciCount + 1: the number after the largest one of 63 bits still fits into 64 bits.
inline Count fibonacciAt(std::size_t place)
{
    return place <= fibonacciCount ? fibonacciNumbers[place - 1]
                                   : fibonacciNumbers[fibonacciCount - 1] + fibonacciNumbers[fibonacciCount - 2];
}

/// The index of a Fibonacci number.
inline std::size_t placeOf(Count number)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(fibonacciNumbers, number) - fibonacciNumbers.begin()) + 1;
}

/// The largest Fibonacci number that is at most n. Requires n ≥ 1.
inline Count largestUpTo(Count n)
{
    return *(std::ranges::upper_bound(fibonacciNumbers, n) - 1);
}

/// The Fibonacci number before a Fibonacci number; 1 for 1.
inline Count beneath(Count number)
{
    return number == 1 ? 1 : fibonacciAt(placeOf(number) - 1);
}

}  // namespace nimstone::proof
