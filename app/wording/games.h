// The names of the games, the effect of a move in each game, and the rules with the numbers of the position.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// Returns the name of the game in the current language, such as "Nim".
QString gameName(const GameEntry& game);

/// Returns the name of the game with its parameters: "Bash game with m = 4", "subtraction game with {1, 3, 4}", "Kayles".
QString gameName(const Rules& rules);

/// Returns one or two sentences about the effect of a move in the game.
QString gameSummary(const GameEntry& game);

/// Returns two sentences about the position that a person should know before reading the theory. For example, a row of Treblecross may be
/// too short to be a board of its own. Empty for nearly all positions.
QString positionNote(const GameSum& sum);

/// Returns the rules in two sentences: "Take 1 to 4 stones. Whoever takes the last stone wins." In Cutcake, `person` is the side that the
/// person plays: Left, Right, or None if the person plays both sides. Other games ignore `person`. `countedTo` has the same meaning as in
/// moves.h.
QString rulesText(const GameSum& start, Cutter person = Cutter::None, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
