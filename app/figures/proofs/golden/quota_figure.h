// The figure of the theorem on Fibonacci Nim: the heap as a bar of its Zeckendorf parts, the smallest at the right end
// where stones are taken, and the quota laid over it. A bar for the heap, one for each move that the proof makes.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::FibonacciNim.
ProofFigure quotaFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
