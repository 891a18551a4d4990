// Changes the steps of a proof. This code is in a source file of its own and compiled only once, because there are many
// kinds of steps.
#pragma once

#include <functional>

#include "core/proofs/step.h"

namespace nimstone::tests {

/// Calls `test` after each change of each field of the step, with the name of the field. Restores the step at the end.
void forEachChange(proof::Step& step, const std::function<void(const char* field)>& test);

}  // namespace nimstone::tests
