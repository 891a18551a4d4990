// The figure of the golden ratio: two combs on one line of integers, the multiples of φ above and those of φ² below, and
// in each gap from n to n + 1 just one tooth.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure wythoffGoldenFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
