// The steps of the proof about staircase Nim in words, and those in its figure.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::StairStep& step, const StepPlace& place);

std::vector<ProofPreset> staircasePresets();

/// Every step with its stones, whether it counts, and the nim-sum of those that do.
ProofTable staircaseTable(const proof::Proof& proof);

/// "Step 3", for a step counted from 0; the ground beneath them all; that an even step does not count.
QString figureStep(std::size_t step);
QString figureGround();
QString figureUncounted();

}  // namespace nimstone::wording
