// The steps of the proofs about misère Nim in the bit columns.
#pragma once

#include "app/figures/proofs/bits/bit_columns_scenes.h"
#include "core/proofs/steps/misere.h"

namespace nimstone::figures {

/// What the step will need room for.
void planMisere(ScenePlan& plan, const proof::MisereStep& step);

/// Shows the step, after those before it.
void showMisere(BitScenes& scenes, const proof::MisereStep& step);

}  // namespace nimstone::figures
