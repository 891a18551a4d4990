// The figure of the proof about staircase Nim: the stairs, the digits of the odd steps, and stones that come down.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure staircaseFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
