// The steps of the theorem on Cutcake in words, and in its figure.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::CutcakeStep& step, const StepPlace& place);

std::vector<ProofPreset> cutcakePresets();

/// Each shape of block with its halvings, its value and what the best cuts leave; and the sum.
ProofTable cutcakeTable(const proof::Proof& proof);

// --- the figure ---

/// "4 × 7"
QString shapeText(Count first, Count second);
/// "3 · (2 × 3)", of one block "2 × 3"
QString shapeText(const proof::CakeShape& shape);
/// A number with its sign, "−4".
QString signedText(SignedWide value);
/// The two players, over what they cut.
QString figureCakeLeft();
QString figureCakeRight();
/// Beneath the strip that is left of a block: whose cuts it holds, and how many.
QString figureFreeCuts(std::int64_t value);
/// Over the two pieces of a best cut: "Left: −2 − 2 = −4".
QString figureBestCut(const proof::CakeCut& cut, bool isLeft);
QString figureNoCut(bool isLeft);
/// Under them: "1 × 7 + 3 × 7".
QString figurePieces(Count first, Count second, Count otherFirst, Count otherSecond);
/// The row under the values of the blocks.
QString figureTogether();
QString figureCosts(const proof::CakeCost& step);
QString figureCakeWinner(PartisanOutcome outcome);
QString figureCakeNote();

}  // namespace nimstone::wording
