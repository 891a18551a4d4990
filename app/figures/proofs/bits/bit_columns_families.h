// The steps of misère Nim and of flawed proofs about Nim, which have files of their own.
#pragma once

#include "app/figures/proofs/bits/bit_columns_stage.h"
#include "core/proofs/steps/misere.h"
#include "core/proofs/steps/nim_flaws.h"

namespace nimstone::figures {

/// These show a step, after the steps before it.
void showMisere(BitStage& scenes, const proof::MisereStep& step);
void showFlaw(BitStage& scenes, const proof::NimFlawStep& step);

}  // namespace nimstone::figures
