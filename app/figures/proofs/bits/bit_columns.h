// The figure of a proof about Nim or misère Nim: a table of bits. Heaps are cut into blocks and become bits, and then
// the figure shows the nim-sum and the move.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Pieces of kind Cell are bits; their `heap` and `weight` say which.
ProofFigure bitColumns(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
