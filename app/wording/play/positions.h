// A position in the words of a sentence or a button, where its notation would stop the reader: "two heaps of 8".
#pragma once

#include <QString>
#include <span>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// In the middle of a sentence, within its game: "two heaps of 8", "heaps of 3, 4, and 5", "a row of 7"; of other games only
/// the numbers, "(10, 15)"; of a sum the names of its games too.
QString positionPhrase(const GameSum& sum);

/// With the name of the game and its parameters: "Nim (3, 4)", "Bash game with m = 4 (30)"; of a sum "Nim (3, 4) + Kayles (7)".
QString positionName(const GameSum& sum);
QString positionName(const Component& part);

/// In the middle of a sentence: "take 1 from heap 1, or 4 from heap 2". The moves, at least one, are legal in the position.
QString eitherMovePhrase(const GameSum& sum, std::span<const MoveInSum> moves);

}  // namespace nimstone::wording
