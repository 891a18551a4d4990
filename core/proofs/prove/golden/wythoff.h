// The theorems on Wythoff's game, one function and one file per theorem. Inside core/proofs only.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::proof {

GameSum wythoffTable(Count first, Count second);

/// HeapPair, ColdOrigin, ColdGrowth for k = 1, 2, 3, ColdTable, ColdOnce, ColdStraight, ColdDiagonal; then of a cold
/// position ColdKeepsNone, of a hot one HotCase, HotToCold, HotMoves; ColdOutcome. Of (0, 0), where the induction begins:
/// HeapPair, ColdOrigin, ColdOutcome.
Steps wythoffColdSteps(const Proof& proof);

/// A heap is not empty: HeapPair, GoldenShares, GoldenBelow of b and of b + 1, GoldenHit, GoldenSplit, GoldenMex, GoldenPair,
/// ColdOutcome.
Steps wythoffGoldenSteps(const Proof& proof);

/// HeapPair; of equal heaps ExactEqual, else ExactClaim, ExactRivals, ExactSize and, where a ≥ d, ExactBelow and ExactAbove;
/// ColdOutcome.
Steps wythoffExactSteps(const Proof& proof);

/// A heap is not empty: HeapPair, FibonacciDigits, DigitsShift, DigitsDifference, DigitsOnce, DigitsPairs, ColdOutcome.
Steps wythoffZeckendorfSteps(const Proof& proof);

/// d ≥ 1: HeapPair, DoubleClaim, DoubleSays; then the exact test: ExactSize and, where a ≥ d, ExactBelow and ExactAbove;
/// DoubleTruth, DoubleNear, DoubleVerdict.
Steps flawWythoffDoubleSteps(const Proof& proof);

// --- the steps that more than one of them needs ---

HeapPair heapPairStep(const Position& position);
ColdOutcome coldOutcomeStep(const Position& position);

/// The pair of that index; its numbers must stay under 2^64.
ColdRow coldRow(Count index);

/// The pair that n is in. n ≤ maxCount.
ColdRow coldRowWith(Count n);

/// The pairs from 0 to the last of `wanted` and at least to `least`; of more than `mostRows`, those from 0 to 3, and each
/// that is wanted with the one before it.
struct ColdRows {
    std::vector<ColdRow> rows;
    bool whole = true;
};
ColdRows coldRows(std::vector<Count> wanted, Count least);

}  // namespace nimstone::proof
