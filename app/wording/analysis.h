// What a position is, in words: its outcome, and the reason in the position's own numbers.
#pragma once

#include <QString>

#include "core/game.h"

namespace nimstone::wording {

/// "N-position: the player to move wins."
QString outcomeText(Outcome outcome);

/// Why, in a sentence or two of rich text. `winning` are the winning moves of `position`, at least one of them listed
/// where there are any.
QString outcomeReason(const Position& position, const WinningMoves& winning);

}  // namespace nimstone::wording
