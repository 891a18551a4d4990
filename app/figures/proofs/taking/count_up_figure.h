// The figure of counting up: the track from 0 to N, and the safe numbers on it.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::BashCountUp. A cell that is pressed makes its number the one to reach.
ProofFigure countUpFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
