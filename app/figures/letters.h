// Replaces the numbers in the figure of a proof by letters, so that the figure shows the proof for all numbers.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Replaces the line below the figure, and in Bash's game the line above the blocks, by the general statement. In a
/// table of bits, heaps become x<sub>1</sub>, … and columns become 2<sup>d</sup>, 2<sup>d+1</sup>, …, where
/// 2<sup>d</sup> is the highest bit of the nim-sum. The values of a sum become g<sub>1</sub>, …. The size of Bash's
/// blocks becomes m + 1. The bars of Zeckendorf's theorem become F<sub>1</sub>, …. The numbers of cold pairs stay,
/// because they do not depend on the position.
void replaceNumbersByLetters(ProofFigure& figure, const proof::Proof& proof);

}  // namespace nimstone::figures
