// The theorem on Moore's Nim_k. Inside core/proofs only.
//
// MooreCount; where every residue is 0 MooreUnbalances, if there is a stone; else MooreBuild for each column from the
// highest unbalanced one down, and MooreBalance; MooreConclusion.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> mooreEntries();

}  // namespace nimstone::proof
