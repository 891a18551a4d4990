// Functions that make the steps that several theorems on Nim use. For use in core/proofs only.
#pragma once

#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::proof {

NimSum nimSumStep(const Position& position);

/// Requires a nim-sum s ≠ 0.
HighestColumn highestColumnStep(const Position& position);

/// The indices of the heaps that have a 1 in the column with the weight `column`.
std::vector<std::size_t> heapsWithBit(const Position& position, Count column);

/// Requires a nim-sum s ≠ 0. Makes the step that chooses the first heap with a 1 in the highest column of s.
ChooseHeap chooseHeapStep(const Position& position);

/// Requires a nim-sum s ≠ 0. Makes the step with the new size of the heap that `chooseHeapStep` chooses.
SmallerTarget smallerTargetStep(const Position& position);

/// Requires a nim-sum s ≠ 0. Makes the step with the move to the new size that `smallerTargetStep` computes.
TakeStones takeStonesStep(const Position& position);

/// Requires a nim-sum s ≠ 0. Makes the step with the nim-sum after the move of `takeStonesStep`, which is 0.
SumVanishes sumVanishesStep(const Position& position);

/// Makes the proof that counts the winning moves. The steps are NimSum, HighestColumn (only if s ≠ 0), one TestHeap for each heap in
/// order, WinningMoveCount.
Steps countSteps(const Proof& proof);

}  // namespace nimstone::proof
