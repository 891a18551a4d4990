// The figure of Bash's game: blocks of m + 1 with the rest set apart, and rounds of play that take a whole block each.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::Bash. Up to 60 stones are drawn one by one, larger heaps as blocks with their numbers.
ProofFigure bashFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
