// The sentences about the end of a game.
#pragma once

#include <QString>

#include "app/wording/play/moves.h"

namespace nimstone::wording {

/// Returns the kind of ending of a game in which the player to move has no move.
Ending endingOf(const GameSum& end);

/// Returns a sentence such as "You took the last stone: you win." At least one move must have been made. `countedTo` has the same
/// meaning as in moves.h.
QString endText(const GameSum& end, Mover winner, Mover loser, std::optional<Count> countedTo = {});

/// Returns the sentence for a game that is over before the first move, such as "No move is possible, so the player to move has lost."
QString noMoveText(const GameSum& start);

}  // namespace nimstone::wording
