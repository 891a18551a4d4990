// Zeckendorf's theorem, the theorem on Fibonacci Nim, and the table of int that decides it wrongly: one function and one
// file per theorem. Inside core/proofs only.
#pragma once

#include <algorithm>

#include "core/proofs/proof.h"
#include "core/zeckendorf.h"

namespace nimstone::proof {

/// A heap of n of which at most `quota` may be taken. n ≤ maxCount.
GameSum fibonacciTable(Count n, Count quota);

/// Before the first move.
GameSum freshFibonacciSubject(Count n);

/// n ≥ 1: FibonacciNumbers, GreedyPart for each part from the largest, ZeckendorfForm, MostWithout, ForcedParts, OnlyForm.
Steps zeckendorfSteps(const Proof& proof);

/// Nothing left: NothingToTake, QuotaConclusion. Else QuotaParts, QuotaReach, and
/// - where nothing may be taken: NothingToTake, QuotaConclusion;
/// - q < z₁: BreakSmallestPart, AnswerFits, EveryTake (of a quota of at most maxListedTakes), QuotaConclusion;
/// - q ≥ z₁ = n: TakeSmallestPart, QuotaConclusion, QuotaWinningMoves;
/// - q ≥ z₁ < n: TakeSmallestPart, NextPartBeyond, the opponent's BreakSmallestPart, AnswerFits and EveryTake, and then
///   QuotaConclusion, QuotaWinningMoves.
Steps fibonacciNimSteps(const Proof& proof);

/// 1 ≤ n ≤ maxInt: IntTableClaim, IntOverflow, WrappedEntries, IntTableLookup, IntTableVerdict, IntTableRepair.
Steps flawFibonacciIntSteps(const Proof& proof);

// --- Fibonacci numbers by their places: 1 for 1, 2 for 2, 3 for 3, 4 for 5, … ---

/// place ≤ fibonacciCount + 1: the one after the largest in 63 bits still has 64.
inline Count fibonacciAt(std::size_t place)
{
    return place <= fibonacciCount ? fibonacciNumbers[place - 1]
                                   : fibonacciNumbers[fibonacciCount - 1] + fibonacciNumbers[fibonacciCount - 2];
}

/// `number` is a Fibonacci number.
inline std::size_t placeOf(Count number)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(fibonacciNumbers, number) - fibonacciNumbers.begin()) + 1;
}

/// The largest Fibonacci number up to n ≥ 1.
inline Count largestUpTo(Count n)
{
    return *(std::ranges::upper_bound(fibonacciNumbers, n) - 1);
}

/// The one beneath a Fibonacci number: 1 beneath 1.
inline Count beneath(Count number)
{
    return number == 1 ? 1 : fibonacciAt(placeOf(number) - 1);
}

}  // namespace nimstone::proof
