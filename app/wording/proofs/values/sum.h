// The steps of the theorem on sums in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::SumStep& step, const StepPlace& place);

std::vector<ProofPreset> sumPresets();

/// Each part with the Nim heap that it is worth, in base 2, and their nim-sum.
ProofTable sumTable(const proof::Proof& proof);

}  // namespace nimstone::wording
