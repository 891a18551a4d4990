// The ways in which a step of a proof can be changed. They are compiled once, because so many kinds of steps take a while.
#pragma once

#include <functional>

#include "core/proofs/step.h"

namespace nimstone::tests {

/// Calls `test` after each change of each field of the step, with the name of the field. Restores the step at the end.
void forEachChange(proof::Step& step, const std::function<void(const char* field)>& test);

}  // namespace nimstone::tests
