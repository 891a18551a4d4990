// Misère play by Grundy values: a position with what is claimed of it and what is true, its options beside it; under it
// the first position that the claim is wrong about; and the heap that breaks the proof.
//
//     ( 8 )                ( 1, 5 ) P   ( 7 ) N   ( 3, 4 ) N
//     g: 1                   1 ⊕ 4        2        3 ⊕ 1
//     claim P  truth N
//
//                      5 │4│  →  2 │2│  2 │2│
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The positions lead to their proofs when they are pressed.
ProofFigure misereGrundyFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Large enough for everything to stand beside each other.
QSizeF misereGrundySizeForPaper(const proof::Proof& proof);

}  // namespace nimstone::figures
