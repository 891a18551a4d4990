// Names the place in a row where a move of Treblecross or Dawson's Chess is made. Used inside app/wording only.
#pragma once

#include <QString>

#include "core/position.h"

namespace nimstone::wording {

/// Returns "square 3 of row 1" or "an end square of row 1". `pieces` is the number of pieces that are left of the row. The move is the same
/// at both ends, so the text does not say which end it is.
QString crossedSquare(const QString& row, const Move& move, std::size_t pieces);

/// Returns "the pawn on file 5 of row 1" or a similar text. The move removes its file and the files beside it.
QString advancedPawn(const QString& row, const Move& move, std::size_t pieces);

}  // namespace nimstone::wording
