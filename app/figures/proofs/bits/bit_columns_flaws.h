// The steps of errors about Nim in the bit columns.
#pragma once

#include "app/figures/proofs/bits/bit_columns_scenes.h"
#include "core/proofs/steps/nim_flaws.h"

namespace nimstone::figures {

/// What the step will need room for.
void planFlaw(ScenePlan& plan, const proof::NimFlawStep& step);

/// Shows the step, after those before it.
void showFlaw(BitScenes& scenes, const proof::NimFlawStep& step);

}  // namespace nimstone::figures
