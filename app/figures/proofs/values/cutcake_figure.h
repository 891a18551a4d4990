// The figure of the theorem on Cutcake: blocks that are halved until a strip of free cuts is left, then cut in two by either
// player, and their values added up as bars.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::Cutcake.
ProofFigure cutcakeFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
