// The steps of the proofs about Nim in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::NimStep& step, const StepPlace& place);

std::vector<ProofPreset> nimPresets();

}  // namespace nimstone::wording
