// The mex table: the positions that can be reached, on a bow from the end of the game to the position itself, and
// beside it the numbers of which the least that no option has is a position's value.
//
//        ( 1, 1 ) 0   ( 2 ) 2                  values of the options
//     ( 1 ) 1              ( 1, 2 ) ?           [0] [1] [2] [3]
//        ( 0 ) 0       ( 2, 2 )                  ●   ●   ◯
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The tiles lead to their positions when they are pressed.
ProofFigure mexFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Large enough for its positions to stand beside each other.
QSizeF mexSizeForPaper(const proof::Proof& proof);

}  // namespace nimstone::figures
