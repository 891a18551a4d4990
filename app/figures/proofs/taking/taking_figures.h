// The figures of proofs about Bash's game and about periods, one file for each figure.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The figure of a proof of Theorem::Bash. Heaps of up to 60 stones are drawn stone by stone, larger ones as blocks
/// with numbers.
ProofFigure bashFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof of Theorem::BashCountUp. A cell that is pressed makes its number the goal.
ProofFigure countUpFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof about periods, or of a flawed one. A cell that is pressed changes the first heap to its size.
ProofFigure periodFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
