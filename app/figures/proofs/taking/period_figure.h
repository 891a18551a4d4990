// The figure of periods: the nim-sequence as a strip of cells, and on it the windows that prove a period.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof about periods, or of an error about them. A cell that is pressed puts a heap of its size on the table.
ProofFigure periodFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
