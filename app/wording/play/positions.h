// The words for a position in a sentence or on a button, where the notation would be hard to read: "two heaps of 8".
#pragma once

#include <QString>
#include <span>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// Returns a position for the middle of a sentence, without its game: "two heaps of 8", "heaps of 3, 4, and 5", "a row of 7". For other
/// games it returns only the numbers, "(10, 15)", and for a sum also the names of its games.
QString positionPhrase(const GameSum& sum);

/// Returns the position with the name of its game and the parameters: "Nim (3, 4)", "Bash game with m = 4 (30)"; for a sum
/// "Nim (3, 4) + Kayles (7)".
QString positionName(const GameSum& sum);
QString positionName(const Component& part);

/// Returns the moves for the middle of a sentence: "take 1 from heap 1, or 4 from heap 2". There must be at least one move, and all must be
/// legal.
QString eitherMovePhrase(const GameSum& sum, std::span<const MoveInSum> moves);

}  // namespace nimstone::wording
