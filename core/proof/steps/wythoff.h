// The steps of the proofs about Wythoff's game, all of them.
#pragma once

#include <variant>

#include "core/proof/steps/wythoff_cold.h"

namespace nimstone::proof {

using WythoffStep = std::variant<HeapPair, ColdOutcome, ColdOrigin, ColdGrowth, ColdTable, ColdOnce, ColdStraight, ColdDiagonal,
                                 ColdKeepsNone, HotCase, HotToCold, HotMoves>;

}  // namespace nimstone::proof
