// Where in a row a move of Treblecross or Dawson's Chess is made. Inside app/wording only.
#pragma once

#include <QString>

#include "core/position.h"

namespace nimstone::wording {

/// "square 3 of row 1"; `pieces` is in how many pieces the row is left. The ends look alike to the move, so it does not say
/// which.
QString crossedSquare(const QString& row, const Move& move, std::size_t pieces);

/// "the pawn on file 5 of row 1": its file and those beside it are taken.
QString advancedPawn(const QString& row, const Move& move, std::size_t pieces);

}  // namespace nimstone::wording
