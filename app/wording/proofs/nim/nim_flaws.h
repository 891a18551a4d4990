// Errors about Nim that circulate, in words, and those in their figures.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::NimFlawStep& step, const StepPlace& place);

std::vector<ProofPreset> nimFlawPresets(proof::Theorem theorem);

/// What the program of the trailing blank reads, heap by heap; what the counting program counts.
ProofTable nimFlawTable(const proof::Proof& proof);

/// Beneath the figures: what is claimed and what is true.
QString figureNoStone();
QString figureStrictly();
QString figureCounted(std::size_t counted, std::size_t truth);
/// The line of text with its blanks to be seen; the middle of a long one is left out.
QString figureLine(const std::vector<Count>& heaps);
/// The name of the row that is not there, and of the nim-sum that the program finds.
QString figureFalseHeap();
QString figureFalseSum();
/// "the program says P, the truth is N".
QString figureTold(Outcome told, Outcome truth);

}  // namespace nimstone::wording
