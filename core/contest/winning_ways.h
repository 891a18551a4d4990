// Sicily 1922, "Winning Ways": how many first moves of a game of Nim win.
//
//   input    T, then T cases: N, and N heap sizes
//   output   a line a case: the number of winning first moves, 0 where the first player is lost
//
// A heap x gives a winning move exactly when s ⊕ x < x, which holds exactly when x has a 1 in the highest column of
// the nim-sum s (C. L. Bouton 1901); so the answer is the number of such heaps.
//
// Bounds: 0 ≤ T ≤ maxCount, 0 ≤ N ≤ maxHeaps, heaps of 0 … maxCount. A case of no heaps is the end position: 0.
// What follows the last case must be blank. Memory is that of the largest case, 8 bytes a heap.
#pragma once

#include <optional>

#include "core/contest/answers.h"
#include "core/contest/input_error.h"
#include "core/contest/scanner.h"

namespace nimstone::contest {

std::optional<InputError> solveWinningWays(Scanner& input, Answers& answers);

}  // namespace nimstone::contest
