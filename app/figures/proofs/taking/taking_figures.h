// The figures of proofs about Bash's game and of periods, a file a figure.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::Bash. Up to 60 stones are drawn one by one, larger heaps as blocks with their numbers.
ProofFigure bashFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Of a proof of Theorem::BashCountUp. A cell that is pressed makes its number the one to reach.
ProofFigure countUpFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Of a proof about periods, or of an error about them. A cell that is pressed puts a heap of its size on the table.
ProofFigure periodFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
