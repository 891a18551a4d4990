// The figure of the proof about Moore's Nim_k: the digits of the heaps, the ones of each column modulo k + 1, and the
// winning move put together digit by digit.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure mooreFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
