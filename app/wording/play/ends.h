// How a game ended, in words.
#pragma once

#include <QString>

#include "app/wording/play/moves.h"

namespace nimstone::wording {

/// Of a table on which the player to move has none.
Ending endingOf(const GameSum& end);

/// "You took the last stone: you win.", after at least one move. `countedTo` is as in moves.h.
QString endText(const GameSum& end, Mover winner, Mover loser, std::optional<Count> countedTo = {});

/// Of a game that begins without a move: "There is nothing to move, so who is to move has lost."
QString noMoveText(const GameSum& start);

}  // namespace nimstone::wording
