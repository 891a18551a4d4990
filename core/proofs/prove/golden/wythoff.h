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

}  // namespace nimstone::proof
