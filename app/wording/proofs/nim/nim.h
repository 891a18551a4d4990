// The steps of the proofs about Nim in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::NimStep& step, const StepPlace& place);

/// What can be asked before the step is shown; empty where nothing can.
QString nimQuestion(const proof::NimStep& step);

std::vector<ProofPreset> nimPresets();

}  // namespace nimstone::wording
