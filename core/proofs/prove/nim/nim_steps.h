// The steps that several theorems share. For core/proofs only.
#pragma once

#include <vector>

#include "core/proofs/steps/nim.h"

namespace nimstone::proof {

NimSum nimSumStep(const Position& position);

/// Requires s ≠ 0.
HighestColumn highestColumnStep(const Position& position);

/// The heaps that have a 1 in the column of that weight.
std::vector<std::size_t> heapsWithBit(const Position& position, Count column);

/// Requires s ≠ 0. Chooses the first heap with a 1 in the highest column of s.
ChooseHeap chooseHeapStep(const Position& position);

/// Requires s ≠ 0. The target size of the heap that `chooseHeapStep` chooses.
SmallerTarget smallerTargetStep(const Position& position);

/// Requires s ≠ 0. The move to the target of `smallerTargetStep`.
TakeStones takeStonesStep(const Position& position);

/// Requires s ≠ 0. The nim-sum after that move, which is 0.
SumVanishes sumVanishesStep(const Position& position);

}  // namespace nimstone::proof
