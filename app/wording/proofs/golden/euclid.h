// The steps of the theorem on Euclid's game in words, and in its figure.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::EuclidStep& step, const StepPlace& place);

std::vector<ProofPreset> euclidPresets();

/// The forced moves down to the first choice; none where there is a choice at once.
ProofTable euclidSubject(const proof::Proof& proof);

// --- the figure ---

/// "1.618…: the golden ratio", beside the edge between P and N.
QString figureGoldenEdge();
/// "a > φb" or "a < φb", with the letter that goes with it.
QString figureGoldenSide(bool beyond);
QString figureForcedMoves(std::size_t moves);
/// "leave (13, 8) or (21, 13): one of the two is P".
QString figureOneOfTwo(Count b, Count remainder, Count upper);
QString figureLeave(Count target, Count b);
QString figureEuclidOutcome(Outcome outcome);
QString figureEqualNumbers(Count a);
QString figureGameOver();
/// Where squares are too small or too many to be drawn one by one.
QString figureSquaresNote();

}  // namespace nimstone::wording
