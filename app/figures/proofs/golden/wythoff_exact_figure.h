// The figure of the exact test: a square of side d between two rectangles, the one of a under it and the one of a + 1 over
// it in area; of equal and small heaps only two bars; and at the end the table of formulas that fail. The flaw in double
// has the same figure, beginning with a look through a glass at the integer next to dφ.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure wythoffExactFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
