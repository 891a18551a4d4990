// The theorems on Bash's game. Inside core/proof only.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> bashEntries();

}  // namespace nimstone::proof
