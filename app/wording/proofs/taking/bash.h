// The steps of the proofs about Bash's game in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::BashStep& step, const StepPlace& place);
StepText stepText(const proof::CountUpStep& step, const StepPlace& place);

std::vector<ProofPreset> bashPresets();
std::vector<ProofPreset> countUpPresets();

/// The takes and what answers them.
ProofTable bashSubject(const proof::Proof& proof);

}  // namespace nimstone::wording
