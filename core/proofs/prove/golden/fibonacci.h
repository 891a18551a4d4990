// Zeckendorf's theorem, the theorem on Fibonacci Nim, and the table of int that decides it wrongly: one function and one
// file per theorem. Inside core/proofs only.
#pragma once

#include "core/proofs/proof.h"

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

}  // namespace nimstone::proof
