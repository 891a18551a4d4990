// The steps of the proofs about Wythoff's game in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::WythoffStep& step, const StepPlace& place);

std::vector<ProofPreset> wythoffPresets();

ProofTable wythoffTable(const proof::Proof& proof);

}  // namespace nimstone::wording
