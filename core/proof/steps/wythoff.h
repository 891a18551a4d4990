// The steps of the proofs about Wythoff's game, all of them.
#pragma once

#include <variant>

#include "core/proof/steps/wythoff_cold.h"
#include "core/proof/steps/wythoff_exact.h"
#include "core/proof/steps/wythoff_golden.h"
#include "core/proof/steps/wythoff_zeckendorf.h"

namespace nimstone::proof {

using WythoffStep = std::variant<HeapPair, ColdOutcome, ColdOrigin, ColdGrowth, ColdTable, ColdOnce, ColdStraight, ColdDiagonal,
                                 ColdKeepsNone, HotCase, HotToCold, HotMoves, GoldenShares, GoldenBelow, GoldenHit, GoldenSplit,
                                 GoldenMex, GoldenPair, ExactClaim, ExactEqual, ExactSize, ExactBelow, ExactAbove, ExactRivals,
                                 DoubleClaim, DoubleSays, DoubleTruth, DoubleNear, DoubleVerdict, FibonacciDigits, DigitsShift,
                                 DigitsDifference, DigitsOnce, DigitsPairs>;

}  // namespace nimstone::proof
