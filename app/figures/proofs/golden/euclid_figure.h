// The figure of the theorem on Euclid's game: the rectangle a × b cut into squares, with the golden rectangle as the edge
// between P and N, and the forced moves beside it.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::Euclid.
ProofFigure euclidFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
