// The steps of the proofs about periods, and of the errors about them, in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::PeriodStep& step, const StepPlace& place);
StepText stepText(const proof::PeriodFlawStep& step, const StepPlace& place);

std::vector<ProofPreset> periodPresets(proof::Theorem theorem);

/// The sequence in rows of a period.
ProofTable sequenceTable(const proof::Proof& proof);

/// "0, 1, 0, 1, 2, 3, 2, …": at most `most` of them.
QString valuesText(const std::vector<Count>& values, std::size_t most = 24);
/// "g(3) ⊕ g(4)" of a split, "g(3)" of one heap, "0" of none.
QString optionText(const proof::CodeOption& option);

}  // namespace nimstone::wording
