// The figures of proofs about Bash's game and about periods. Each figure has a source file of its own.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The figure of a proof of Theorem::Bash. Heaps of up to 60 stones show every stone; larger heaps are drawn as blocks
/// with numbers.
ProofFigure bashFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof of Theorem::BashCountUp. When the user presses a cell, its number becomes the goal.
ProofFigure countUpFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof about periods, valid or flawed. When the user presses a cell, its number becomes the size of
/// the first heap.
ProofFigure periodFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
