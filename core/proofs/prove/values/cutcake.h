// The theorem on Cutcake. Inside core/proofs only.
#pragma once

#include <span>

#include "core/proofs/step.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> cutcakeEntries();

/// The sides of blocks, one block after the other. CakeShapes; of each shape CakeHalving and CakeOptions; CakeSum where
/// there are two blocks or more; CakeCost; CakeLead where somebody is ahead; CakeConclusion.
Steps cutcakeSteps(const Position& position);

}  // namespace nimstone::proof
