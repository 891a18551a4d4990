// The words in the figure of the proof about staircase Nim.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct StairPresets {
    Q_DECLARE_TR_FUNCTIONS(StairPresets)
};

/// "Step 3", for a step counted from 0; the ground beneath them all; that an even step does not count.
//: The name of a stair in the figure
inline QString figureStep(std::size_t step) { return StairPresets::tr("Step %1").arg(step + 1); }
//: In the figure: where the stones of step 1 come to
inline QString figureGround() { return StairPresets::tr("ground"); }
//: In the figure, at a step whose stones do not matter. As short as can be
inline QString figureUncounted() { return StairPresets::tr("does not count"); }

}  // namespace nimstone::wording
