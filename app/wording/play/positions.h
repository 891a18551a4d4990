// The words for a position in a sentence or on a button, such as "two heaps of 8". They are used if the notation would be hard to read.
#pragma once

#include <QString>
#include <span>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// Returns a position for the middle of a sentence, without the name of its game: "two heaps of 8", "heaps of 3, 4, and 5", "a row of 7".
/// For games without heaps or rows, the text is only the numbers, such as "(10, 15)". For a sum, the text includes the names of the games.
QString positionPhrase(const GameSum& sum);

/// Returns the position with the name and the parameters of its game: "Nim (3, 4)", "Bash game with m = 4 (30)"; for a sum "Nim (3, 4) +
/// Kayles (7)".
QString positionName(const GameSum& sum);
QString positionName(const Component& part);

/// Returns the moves for the middle of a sentence: "take 1 from heap 1, or 4 from heap 2". `moves` must not be empty, and all moves must be
/// legal.
QString eitherMovePhrase(const GameSum& sum, std::span<const MoveInSum> moves);

}  // namespace nimstone::wording
