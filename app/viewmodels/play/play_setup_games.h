// The games as a person chooses one: by what is done in them, each with its name and its picture.
#pragma once

#include <QString>
#include <QVariantList>
#include <string_view>

#include "core/sum/game_sum.h"

namespace nimstone {

/// The name under which a sum is chosen among the games.
inline constexpr std::string_view sumName = "sum";

/// What is on the list: `name` in the notation, `text`, and `family`, the heading over it, empty but for the first of
/// its family. All games there are, and a sum.
QVariantList gameList();

/// "Wythoff's game": as it stands alone.
QString gameTitle(const GameSum& sum);
QString gameDescription(const GameSum& sum);

/// The parameters of a game without the parentheses: "1,3,4"; empty where it has none.
QString parameterOf(const Rules& rules);
/// What they are, and an empty text where there are none.
QString parameterLabel(const GameEntry& entry);

/// What the numbers of a position are called, one by one: the heaps, the steps, the two sides of each block.
QStringList numberNames(const Component& part);

}  // namespace nimstone
