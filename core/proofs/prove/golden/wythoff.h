// The theorems on Wythoff's game: one function and one file per theorem. For core/proofs only.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::proof {

GameSum wythoffSubject(Count first, Count second);

/// The steps are HeapPair, ColdOrigin, ColdGrowth for k = 1, 2, 3, ColdTable, ColdOnce, ColdStraight, ColdDiagonal; then
/// ColdKeepsNone for a cold position, or HotCase, HotToCold, HotMoves for a hot one; and ColdOutcome. For (0, 0), the
/// base of the induction, they are HeapPair, ColdOrigin, ColdOutcome.
Steps wythoffColdSteps(const Proof& proof);

/// Requires a heap that is not empty. The steps are HeapPair, GoldenShares, GoldenBelow for b and for b + 1, GoldenHit,
/// GoldenSplit, GoldenMex, GoldenPair, ColdOutcome.
Steps wythoffGoldenSteps(const Proof& proof);

/// The steps are HeapPair; ExactEqual if the heaps are equal, otherwise ExactClaim, ExactRivals, ExactSize and, if a ≥ d,
/// ExactBelow and ExactAbove; and ColdOutcome.
Steps wythoffExactSteps(const Proof& proof);

/// Requires a heap that is not empty. The steps are HeapPair, FibonacciDigits, DigitsShift, DigitsDifference, DigitsOnce,
/// DigitsPairs, ColdOutcome.
Steps wythoffZeckendorfSteps(const Proof& proof);

/// Requires d ≥ 1. The steps are HeapPair, DoubleClaim, DoubleSays; then the exact test: ExactSize and, if a ≥ d,
/// ExactBelow and ExactAbove; then DoubleTruth, DoubleNear, DoubleVerdict.
Steps flawWythoffDoubleSteps(const Proof& proof);

// --- the steps that several of these theorems share ---

HeapPair heapPairStep(const Position& position);
ColdOutcome coldOutcomeStep(const Position& position);

/// The cold pair with that index. Both of its numbers must be less than 2^64.
ColdRow coldRow(Count index);

/// The cold pair that contains n. Requires n ≤ maxCount.
ColdRow coldRowWith(Count n);

/// Cold pairs in ascending order. If the last of `wanted` and `least` are at most 12, `rows` has all pairs from 0 to the
/// larger of the two. Otherwise it has the pairs 0 to 3 and each wanted pair with the pair before it, and `whole` is
/// false.
struct ColdRows {
    std::vector<ColdRow> rows;
    bool whole = true;
};
ColdRows coldRows(std::vector<Count> wanted, Count least);

}  // namespace nimstone::proof
