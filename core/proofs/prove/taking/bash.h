// The theorems on Bash's game. Inside core/proofs only.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> bashEntries();

}  // namespace nimstone::proof
