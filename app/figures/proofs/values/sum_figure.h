// The merging sum columns: each part turns into the Nim heap that it is worth, its bits stand in columns, and the
// columns merge into the nim-sum.
//
//   Nim (3, 4)     →  7    1 1 1
//   Kayles (7)     →  2      1
//                 b = 5    1   1
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure sumFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// High enough for its parts to stand over each other.
QSizeF sumSizeForPaper(const proof::Proof& proof);

}  // namespace nimstone::figures
