// Functions that check steps about Nim which the proofs of other theorems contain too. For use in core/proofs/verify
// only.
#pragma once

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

// The first three functions require s ≠ 0: needColumn checks the step HighestColumn, needChosenHeap checks ChooseHeap,
// and needSmallerHeap checks SmallerTarget, TakeStones and SumVanishes. needWinningMoveCount allows any s.
void needColumn(StepChecker& walk, const Facts& facts);
void needChosenHeap(StepChecker& walk, const Facts& facts, const MoveMade& balancing);
void needSmallerHeap(StepChecker& walk, const Facts& facts, const MoveMade& balancing);

void needWinningMoveCount(StepChecker& walk, const Facts& facts);

}  // namespace nimstone::proof
