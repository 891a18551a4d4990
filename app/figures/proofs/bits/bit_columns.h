// The figure of a proof about Nim or misère Nim: a table of bits. It cuts heaps into blocks, turns the blocks into
// bits, and then shows the nim-sum and the move.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// In this figure a piece of kind Cell is a bit. Its `heap` is the index of the heap, and its `weight` is the weight of
/// the column.
ProofFigure bitColumns(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
