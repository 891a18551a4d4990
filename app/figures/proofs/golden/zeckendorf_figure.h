// The figure of Zeckendorf's theorem: a bar for each Fibonacci number under the bar of n. A line at the end of n shows
// which of them fit; the largest one that does moves up, and the shorter ones begin where it ends.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::Zeckendorf.
ProofFigure zeckendorfFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
