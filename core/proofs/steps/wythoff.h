// The step kinds of all proofs about Wythoff's game, as one variant for each family.
#pragma once

#include <variant>

#include "core/proofs/steps/wythoff_cold.h"
#include "core/proofs/steps/wythoff_exact.h"
#include "core/proofs/steps/wythoff_golden.h"
#include "core/proofs/steps/wythoff_zeckendorf.h"

namespace nimstone::proof {

/// The step kinds that every proof about Wythoff's game uses, as its first and its last step.
using WythoffStep = std::variant<HeapPair, ColdOutcome>;

// The step kinds that only one theorem uses.
using ColdStep = std::variant<ColdOrigin, ColdGrowth, ColdTable, ColdOnce, ColdStraight, ColdDiagonal, ColdKeepsNone, HotCase,
                              HotToCold, HotMoves>;
using GoldenStep = std::variant<GoldenShares, GoldenBelow, GoldenHit, GoldenSplit, GoldenMex, GoldenPair>;
using ExactStep = std::variant<ExactClaim, ExactEqual, ExactSize, ExactBelow, ExactAbove, ExactRivals>;
using DoubleStep = std::variant<DoubleClaim, DoubleSays, DoubleTruth, DoubleNear, DoubleVerdict>;
using DigitsStep = std::variant<FibonacciDigits, DigitsShift, DigitsDifference, DigitsOnce, DigitsPairs>;

}  // namespace nimstone::proof
