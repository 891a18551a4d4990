// The steps about Nim that other theorems have as well. Inside core/proofs/verify only.
#pragma once

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

// s ≠ 0: HighestColumn; ChooseHeap; and what is done to that heap, SmallerTarget, TakeStones and SumVanishes.
void needColumn(Walk& walk, const Facts& facts);
void needChosenHeap(Walk& walk, const Facts& facts, const MoveMade& balancing);
void needSmallerHeap(Walk& walk, const Facts& facts, const MoveMade& balancing);

void needWinningMoveCount(Walk& walk, const Facts& facts);

}  // namespace nimstone::proof
