// The steps of each theorem, one function and one file per theorem. Inside core/proof only: `prove` has checked
// that the theorem speaks of the position before it calls one of these, so each states what it relies on.
#pragma once

#include <vector>

#include "core/proof/step.h"

namespace nimstone::proof {

using Steps = std::vector<Step>;

/// s = 0, and the move is legal.
Steps lemma1Steps(const Position& position, const Move& move);

/// s ≠ 0.
Steps lemma2Steps(const Position& position);

/// Any position.
Steps boutonSteps(const Position& position);

/// Any position.
Steps countSteps(const Position& position);

/// s ≠ 0.
Steps flawSteps(const Position& position);

}  // namespace nimstone::proof
