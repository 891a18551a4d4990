// The rule of misère Nim on Grundy values, and where it is false. Inside core/proofs only.
#pragma once

#include <span>

#include "core/proofs/step.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> misereGrundyEntries();

}  // namespace nimstone::proof
