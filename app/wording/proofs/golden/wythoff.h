// The steps of the proofs about Wythoff's game in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::WythoffStep& step, const StepPlace& place);
StepText stepText(const proof::ColdStep& step, const StepPlace& place);
StepText stepText(const proof::GoldenStep& step, const StepPlace& place);
StepText stepText(const proof::ExactStep& step, const StepPlace& place);
StepText stepText(const proof::DoubleStep& step, const StepPlace& place);
StepText stepText(const proof::DigitsStep& step, const StepPlace& place);

std::vector<ProofPreset> wythoffPresets();

ProofTable wythoffTable(const proof::Proof& proof);

/// What stands for kφ in a program: "double", "float", "1.618", by the number of a FormulaRow.
QString formulaText(Count formula);

/// All digits.
QString wideText(const proof::WideNumber& number);

}  // namespace nimstone::wording
