// The figure of "spot the flaw" in a table of int: the entries as bars between the ends of an int, where those that are
// too long come back from below, and the heap as a line across them.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::FlawFibonacciInt.
ProofFigure intTableFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
