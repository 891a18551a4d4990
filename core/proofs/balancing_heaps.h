// The heaps of Nim from which a move makes the nim-sum 0. Inside core/proofs only.
#pragma once

#include <vector>

#include "core/position.h"

namespace nimstone::proof {

/// The heaps with a 1 in the highest column of their nim-sum `sum`, counted from 0; none where it is 0. `after` is what one
/// such move leaves.
std::vector<std::size_t> balancingHeaps(Count sum, const Move& move, const std::vector<Count>& after);

}  // namespace nimstone::proof
