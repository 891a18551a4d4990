// The theorems on Wythoff's game, one function and one file per theorem. Inside core/proof only.
#pragma once

#include <span>

#include "core/proof/step.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> wythoffEntries();

/// HeapPair, ColdOrigin, ColdGrowth for k = 1, 2, 3, ColdTable, ColdOnce, ColdStraight, ColdDiagonal; then of a cold
/// position ColdKeepsNone, of a hot one HotCase, HotToCold, HotMoves; ColdOutcome. Of (0, 0), where the induction begins:
/// HeapPair, ColdOrigin, ColdOutcome.
Steps wythoffColdSteps(const Position& position);

}  // namespace nimstone::proof
