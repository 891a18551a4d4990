// Shows the steps of misère Nim and of flawed proofs about Nim in the table of bits.
#pragma once

#include "app/figures/proofs/bits/bit_columns_stage.h"
#include "core/proofs/steps/misere.h"
#include "core/proofs/steps/nim_flaws.h"

namespace nimstone::figures {

/// These functions add the scenes of one step. Callers must have added the scenes of all earlier steps.
void showMisere(BitStage& scenes, const proof::MisereStep& step);
void showFlaw(BitStage& scenes, const proof::NimFlawStep& step);

}  // namespace nimstone::figures
