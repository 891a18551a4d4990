// The figure of the trailing blank: the heaps that are there, the one that a program reads beyond them, and both nim-sums.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure lineFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
