// The steps of Grundy values by mex in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::MexStep& step, const StepPlace& place);

std::vector<ProofPreset> mexPresets();

/// Every position with the values of its options and its own.
ProofTable mexTable(const proof::Proof& proof);

/// `{0, 1, 3}`; without numbers `{ }`.
QString setText(std::span<const Count> numbers);

}  // namespace nimstone::wording
