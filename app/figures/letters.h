// The figure of a proof for any numbers: the same picture with letters in place of its numbers.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The line below a figure, and the line above the blocks of Bash's game, become the general statement. In the table of
/// bits the heaps become x<sub>1</sub>, …, and the columns 2<sup>d</sup>, 2<sup>d+1</sup>, …, where d belongs to the
/// highest bit of the nim-sum. The values of a sum become g<sub>1</sub>, …, Bash's blocks m + 1, and the bars of
/// Zeckendorf's theorem F<sub>1</sub>, …. The numbers of the cold pairs stay, because they are the same for any
/// position.
void replaceNumbersByLetters(ProofFigure& figure, const proof::Proof& proof);

}  // namespace nimstone::figures
