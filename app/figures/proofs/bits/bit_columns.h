// The figure of a proof about Nim or misère Nim: XOR bit columns, from heaps over blocks and bits to the nim-sum and the move.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Pieces of the kind Cell are bits: `heap` and `weight` say which.
ProofFigure bitColumns(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
