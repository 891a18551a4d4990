// The list of games that the person can choose from, grouped by the kind of their moves, each with its name.
#pragma once

#include <QString>
#include <QVariantList>
#include <string_view>

#include "core/sum/game_sum.h"

namespace nimstone {

/// The name of the entry for sums in the list of games.
inline constexpr std::string_view sumName = "sum";

/// Returns an object for each game and one for sums: `name` in the notation, `text`, and `family`. `family` is the
/// heading of a group in the first game of the group, and empty in the other games.
QVariantList gameList();

/// Returns the title of a game, for use outside a sentence: "Wythoff's game".
QString gameTitle(const GameSum& sum);
QString gameDescription(const GameSum& sum);

/// Returns the parameters of a game without the parentheses, such as "1,3,4"; empty if the game has no parameters.
QString parameterOf(const Rules& rules);
/// Returns a label that says what the parameters of the game mean; empty if the game has no parameters.
QString parameterLabel(const GameEntry& entry);

/// Returns a name for each number of a position: for each heap, each step, or each of the two sides of a block.
QStringList numberNames(const Component& part);

}  // namespace nimstone
