// The steps of the proof about Moore's Nim_k in words, and those in its figure.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::MooreStep& step, const StepPlace& place);

std::vector<ProofPreset> moorePresets();

/// Every column with its ones and what they leave modulo k + 1.
ProofTable mooreSubject(const proof::Proof& proof);

/// The rows of the figure: how many ones, and what they leave modulo k + 1.
QString figureMooreOnes();
QString figureModulo(Count k);
/// Beside a heap whose lower digits may be anything, and one that gives up stones.
QString figureFree();
QString figureTakenFrom(Count taken);
/// Beneath: what every move does to balanced columns, and what the winning move makes.
QString figureMooreUnbalanced();
QString figureMooreBalanced(Count k);

}  // namespace nimstone::wording
