// The theorems on Wythoff's game, one function and one file per theorem. Inside core/proofs only.
#pragma once

#include <span>

#include "core/proofs/step.h"
#include "core/sum/game_sum.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> wythoffEntries();

GameSum wythoffTable(Count first, Count second);

/// HeapPair, ColdOrigin, ColdGrowth for k = 1, 2, 3, ColdTable, ColdOnce, ColdStraight, ColdDiagonal; then of a cold
/// position ColdKeepsNone, of a hot one HotCase, HotToCold, HotMoves; ColdOutcome. Of (0, 0), where the induction begins:
/// HeapPair, ColdOrigin, ColdOutcome.
Steps wythoffColdSteps(const Position& position);

/// A heap is not empty: HeapPair, GoldenShares, GoldenBelow of b and of b + 1, GoldenHit, GoldenSplit, GoldenMex, GoldenPair,
/// ColdOutcome.
Steps wythoffGoldenSteps(const Position& position);

/// HeapPair; of equal heaps ExactEqual, else ExactClaim, ExactRivals, ExactSize and, where a ≥ d, ExactBelow and ExactAbove;
/// ColdOutcome.
Steps wythoffExactSteps(const Position& position);

/// A heap is not empty: HeapPair, FibonacciDigits, DigitsShift, DigitsDifference, DigitsOnce, DigitsPairs, ColdOutcome.
Steps wythoffZeckendorfSteps(const Position& position);

/// d ≥ 1: HeapPair, DoubleClaim, DoubleSays; then the exact test: ExactSize and, where a ≥ d, ExactBelow and ExactAbove;
/// DoubleTruth, DoubleNear, DoubleVerdict.
Steps flawWythoffDoubleSteps(const Position& position);

}  // namespace nimstone::proof
