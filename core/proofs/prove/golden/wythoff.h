// The steps of the proofs about Wythoff's game. Each theorem has one function here and one source file. For use in
// core/proofs only.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::proof {

GameSum wythoffSubject(Count first, Count second);

/// The steps are HeapPair, ColdOrigin, ColdGrowth for k = 1, 2, 3, ColdTable, ColdOnce, ColdStraight, ColdDiagonal;
/// then ColdKeepsNone for a cold position, or HotCase, HotToCold, HotMoves for a hot position; and ColdOutcome. For the
/// position (0, 0), which is the base of the induction, they are HeapPair, ColdOrigin, ColdOutcome.
Steps wythoffColdSteps(const Proof& proof);

/// Requires at least one heap that is not empty. The steps are HeapPair, GoldenShares, GoldenBelow for the larger heap
/// b and for b + 1, GoldenHit, GoldenSplit, GoldenMex, GoldenPair, ColdOutcome.
Steps wythoffGoldenSteps(const Proof& proof);

/// Let a be the smaller heap and d the difference. The steps are HeapPair, then ExactEqual if d = 0; otherwise ExactClaim,
/// ExactRivals, ExactSize, and also ExactBelow and ExactAbove if a ≥ d. The last step is ColdOutcome.
Steps wythoffExactSteps(const Proof& proof);

/// Requires at least one heap that is not empty. The steps are HeapPair, FibonacciDigits, DigitsShift,
/// DigitsDifference, DigitsOnce, DigitsPairs, ColdOutcome.
Steps wythoffZeckendorfSteps(const Proof& proof);

/// Requires a difference d ≥ 1. The steps are HeapPair, DoubleClaim, DoubleSays; then the steps of the exact test,
/// which are ExactSize and, if a ≥ d, ExactBelow and ExactAbove; then DoubleTruth, DoubleNear, DoubleVerdict.
Steps flawWythoffDoubleSteps(const Proof& proof);

// --- the steps that several of these theorems share ---

HeapPair heapPairStep(const Position& position);
ColdOutcome coldOutcomeStep(const Position& position);

/// The cold pair with the index `index`. Both of its numbers must be less than 2^64.
ColdRow coldRow(Count index);

/// The cold pair that contains n. Requires n ≤ maxCount.
ColdRow coldRowWith(Count n);

/// The result of coldRows: some cold pairs in ascending order. If all indices in `wanted` and the index `least` are at most
/// 12, `rows` has all pairs from index 0 to the largest of these indices. Otherwise `rows` has the pairs 0 to 3 and, for each
/// index in `wanted`, the pair with this index and the pair before it; `whole` is then false.
struct ColdRows {
    std::vector<ColdRow> rows;
    bool whole = true;
};
ColdRows coldRows(std::vector<Count> wanted, Count least);

}  // namespace nimstone::proof
