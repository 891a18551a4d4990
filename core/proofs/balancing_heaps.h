// The heaps of Nim from which a move makes the nim-sum 0, and why such a move answers every other. Inside core/proofs only.
#pragma once

#include <vector>

#include "core/position.h"
#include "core/proofs/proof.h"

namespace nimstone::proof {

/// The heaps with a 1 in the highest column of their nim-sum `sum`, counted from 0; none where it is 0. `after` is what one
/// such move leaves.
std::vector<std::size_t> balancingHeaps(Count sum, const Move& move, const std::vector<Count>& after);

/// Why a position of Nim with nim-sum 0 has an answer to every move: Lemma 1 with some move, and Lemma 2 for what it leaves.
/// Nothing where there is no move.
std::vector<Use> answersToMoves(const Position& balanced);

}  // namespace nimstone::proof
