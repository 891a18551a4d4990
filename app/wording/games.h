// The games, in words: what each is called, what one does in it, and its rule with its own numbers.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// "Nim": the game's name in the user's language, as a person says it.
QString gameName(const GameEntry& game);

/// The same with its parameters: "Bash game with m = 4", "subtraction game with {1, 3, 4}", "Kayles".
QString gameName(const Rules& rules);

/// What one does in it, in a sentence.
QString gameSummary(const GameEntry& game);

/// What has to be known of a position before its theory is read, in two sentences: that a row of Treblecross is too short to
/// be a board of its own. Empty for nearly all.
QString positionNote(const GameSum& sum);

/// The rule for who sits at the board, and who wins, in two sentences:
/// "Take 1 to 4 stones. Whoever takes the last stone wins." `person` is who sits at the board in Cutcake: Left, Right, or
/// None where both sides are played there; it means nothing in all other games. `countedTo` is as in moves.h.
QString rulesText(const GameSum& start, Cutter person = Cutter::None, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
