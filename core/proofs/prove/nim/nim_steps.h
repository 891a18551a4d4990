// The steps that more than one theorem needs. Inside core/proofs only.
#pragma once

#include <vector>

#include "core/proofs/steps/nim.h"

namespace nimstone::proof {

NimSum nimSumStep(const Position& position);

/// s ≠ 0.
HighestColumn highestColumnStep(const Position& position);

/// The heaps that have a 1 in the column of that weight.
std::vector<std::size_t> heapsWithBit(const Position& position, Count column);

/// s ≠ 0. The first heap with a 1 in the highest column of s.
ChooseHeap chooseHeapStep(const Position& position);

/// s ≠ 0. For the heap of `chooseHeapStep`.
SmallerTarget smallerTargetStep(const Position& position);

/// s ≠ 0. The move to the target of `smallerTargetStep`.
TakeStones takeStonesStep(const Position& position);

/// s ≠ 0. What the nim-sum is after that move: 0.
SumVanishes sumVanishesStep(const Position& position);

}  // namespace nimstone::proof
