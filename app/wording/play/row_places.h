// The names of the places in a row in which a move of Treblecross or Dawson's Chess is made. Only app/wording may use this file.
#pragma once

#include <QString>

#include "core/position.h"

namespace nimstone::wording {

/// Returns the name of a square, such as "square 3 of row 1" or "an end square of row 1". `pieces` is the number of rows that the move
/// leaves of this row. A move at one end is equivalent to a move at the other end, so the text does not name the end.
QString crossedSquare(const QString& row, const Move& move, std::size_t pieces);

/// Returns the name of a pawn, such as "the pawn on file 5 of row 1". The move removes this file and the files beside it.
QString advancedPawn(const QString& row, const Move& move, std::size_t pieces);

}  // namespace nimstone::wording
