// The names of the games, what a move does in each, and their rules with the numbers of the position.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// Returns the name of the game in the current language, such as "Nim".
QString gameName(const GameEntry& game);

/// Returns the name of the game with its parameters: "Bash game with m = 4", "subtraction game with {1, 3, 4}", "Kayles".
QString gameName(const Rules& rules);

/// Says in one or two sentences what a move does.
QString gameSummary(const GameEntry& game);

/// Returns what a person has to know about the position before reading its theory, in two sentences. For example, a row of Treblecross may
/// be too short to be a board of its own. Empty for nearly all positions.
QString positionNote(const GameSum& sum);

/// Returns the rules in two sentences: "Take 1 to 4 stones. Whoever takes the last stone wins."
/// `person` is the player that the person is in Cutcake: Left, Right, or None if the person plays both sides. Other games ignore it.
/// `countedTo` is as in moves.h.
QString rulesText(const GameSum& start, Cutter person = Cutter::None, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
