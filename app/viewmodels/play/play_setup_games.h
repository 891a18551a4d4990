// The games to choose from, grouped by their kind of move, each with its name.
#pragma once

#include <QString>
#include <QVariantList>
#include <string_view>

#include "core/sum/game_sum.h"

namespace nimstone {

/// The name of a sum in the list of games.
inline constexpr std::string_view sumName = "sum";

/// Returns all games and a sum: `name` in the notation, `text`, and `family`, the heading of the group, which is empty
/// except for the first game of a group.
QVariantList gameList();

/// Returns the title of a game as it stands alone: "Wythoff's game".
QString gameTitle(const GameSum& sum);
QString gameDescription(const GameSum& sum);

/// Returns the parameters of a game without the parentheses: "1,3,4"; empty if it has none.
QString parameterOf(const Rules& rules);
/// Returns what the parameters mean; empty if the game has none.
QString parameterLabel(const GameEntry& entry);

/// Returns a name for each number of a position: the heaps, the steps, the two sides of each block.
QStringList numberNames(const Component& part);

}  // namespace nimstone
