// The figure of a proof for any numbers: the same picture, with letters in the place of its numbers.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// What stands under a figure, and over the blocks of Bash's game, becomes the line for any numbers. In the columns of bits
/// the heaps become x<sub>1</sub>, …, the columns … 2<sup>d</sup> …, where d is the highest one of the nim-sum; the values of a
/// sum g<sub>1</sub>, …, Bash's blocks m + 1, the bars of Zeckendorf's theorem F<sub>1</sub>, …. The numbers of the cold pairs
/// stay: they are the same for any position.
void putLetters(ProofFigure& figure, const proof::Proof& proof);

}  // namespace nimstone::figures
