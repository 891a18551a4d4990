// The figure of the Fibonacci digits: a column a Fibonacci number, a row for the person's number, for its partner, whose
// stones are the same moved by one column, and for the difference of the two.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure wythoffZeckendorfFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
