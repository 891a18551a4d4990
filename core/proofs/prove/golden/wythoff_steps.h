// The steps that more than one theorem on Wythoff's game needs. Inside core/proofs only.
#pragma once

#include "core/proofs/steps/wythoff.h"

namespace nimstone::proof {

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

/// How many pairs are listed without a gap.
inline constexpr Count mostColdRows = 13;

}  // namespace nimstone::proof
