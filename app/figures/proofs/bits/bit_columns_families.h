// The steps in the bit columns that have files of their own: of misère Nim, and of errors about Nim.
#pragma once

#include "app/figures/proofs/bits/bit_columns_stage.h"
#include "core/proofs/steps/misere.h"
#include "core/proofs/steps/nim_flaws.h"

namespace nimstone::figures {

/// Show the step, after those before it.
void showMisere(BitStage& scenes, const proof::MisereStep& step);
void showFlaw(BitStage& scenes, const proof::NimFlawStep& step);

}  // namespace nimstone::figures
