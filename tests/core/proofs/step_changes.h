// The ways in which a step of a proof can be changed. Compiled once: with this many kinds of steps it takes a while.
#pragma once

#include <functional>

#include "core/proofs/step.h"

namespace nimstone::tests {

/// Calls `test` for each change of each field of the step, with the change made and the name of the field. The step is
/// put back at the end.
void forEachChange(proof::Step& step, const std::function<void(const char* field)>& test);

}  // namespace nimstone::tests
