// The steps of the proofs about misère Nim in words.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::MisereStep& step, const StepPlace& place);

std::vector<ProofPreset> miserePresets(proof::Theorem theorem);

/// Beneath the figure: how many moves are left, how many heaps of 1 a move leaves, and what the false claim says.
QString figureMovesLeft(std::size_t moves);
QString figureOnesLeft(std::size_t ones);
QString figureClaimed(Outcome outcome);

}  // namespace nimstone::wording
