// The figure of the cold pairs: the table that grows pair by pair, and beside it the queen's board, on which each cold
// cell makes hot whatever can reach it, until the cold ones stand along two lines.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure wythoffColdFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
