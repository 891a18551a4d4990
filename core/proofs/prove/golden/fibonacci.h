// The steps of the proofs of Zeckendorf's theorem, of the theorem on Fibonacci Nim, and of the error of deciding
// Fibonacci Nim with a table of int. Each theorem has one function here and one source file. For use in core/proofs
// only.
#pragma once

#include <algorithm>

#include "core/proofs/proof.h"
#include "core/zeckendorf.h"

namespace nimstone::proof {

/// A heap of n ≤ maxCount stones, from which the next move may take at most `quota` stones.
GameSum fibonacciSubject(Count n, Count quota);

/// A heap of n stones before the first move of the game.
GameSum freshFibonacciSubject(Count n);

/// Requires n ≥ 1. The steps are FibonacciNumbers, one GreedyPart for each Zeckendorf part (the largest part first),
/// ZeckendorfForm, MostWithout, ForcedParts, OnlyForm.
Steps zeckendorfSteps(const Proof& proof);

/// For a heap of n stones with the quota q, z₁ is the smallest Zeckendorf part of n. If n = 0, the steps are
/// NothingToTake, QuotaConclusion. Otherwise they are QuotaParts, QuotaReach, and then
/// - if q = 0: NothingToTake, QuotaConclusion;
/// - if 0 < q < z₁: BreakSmallestPart, AnswerFits, EveryTake (if q is at most maxListedTakes), QuotaConclusion;
/// - if q ≥ z₁ = n: TakeSmallestPart, QuotaConclusion, QuotaWinningMoves;
/// - if q ≥ z₁ < n: TakeSmallestPart, NextPartBeyond, then BreakSmallestPart, AnswerFits and EveryTake for the
///   opponent's position, then QuotaConclusion, QuotaWinningMoves.
Steps fibonacciNimSteps(const Proof& proof);

/// Requires 1 ≤ n ≤ maxInt. The steps are IntTableClaim, IntOverflow, WrappedEntries, IntTableLookup, IntTableVerdict,
/// IntTableRepair.
Steps flawFibonacciIntSteps(const Proof& proof);

// --- functions for Fibonacci numbers; the index of a number is its place in 1, 2, 3, 5, 8, …, counted from 1 ---

/// The Fibonacci number with the index `place`. Requires 1 ≤ place ≤ fibonacciCount + 1: the last of these numbers has
/// 64 bits.
inline Count fibonacciAt(std::size_t place)
{
    return place <= fibonacciCount ? fibonacciNumbers[place - 1]
                                   : fibonacciNumbers[fibonacciCount - 1] + fibonacciNumbers[fibonacciCount - 2];
}

/// The index of the Fibonacci number `number`, from 1.
inline std::size_t placeOf(Count number)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(fibonacciNumbers, number) - fibonacciNumbers.begin()) + 1;
}

/// The largest Fibonacci number that is at most n. Requires n ≥ 1.
inline Count largestUpTo(Count n)
{
    return *(std::ranges::upper_bound(fibonacciNumbers, n) - 1);
}

/// The Fibonacci number before the Fibonacci number `number`. The number before 1 is 1.
inline Count beneath(Count number)
{
    return number == 1 ? 1 : fibonacciAt(placeOf(number) - 1);
}

}  // namespace nimstone::proof
