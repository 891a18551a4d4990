// The theorem on sums. Inside core/proof only.
#pragma once

#include <span>

#include "core/proof/step.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> sumEntries();

}  // namespace nimstone::proof
