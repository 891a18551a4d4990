// The theorem on sums. Inside core/proofs only.
#pragma once

#include <span>

#include "core/proofs/step.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> sumEntries();

}  // namespace nimstone::proof
