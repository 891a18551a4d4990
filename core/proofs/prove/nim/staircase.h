// The theorem on staircase Nim. Inside core/proofs only.
//
// StairSum; where there are stones StairUnbalances (s = 0) or StairBalance (s ≠ 0), and StairReply where an even step
// then holds stones; StairConclusion.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> staircaseEntries();

}  // namespace nimstone::proof
