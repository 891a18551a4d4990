// The steps of the flaw of misère play by Grundy values in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::GrundyFlawStep& step, const StepPlace& place);

std::vector<ProofPreset> misereGrundyPresets();

/// The position that the claim is wrong about and its options, else the person's own: values and who wins.
ProofTable misereGrundyTable(const proof::Proof& proof);

}  // namespace nimstone::wording
