// The games to which the exercises about who wins can be limited, as a list to choose from.
#pragma once

#include <QVariantList>

namespace nimstone {

/// Returns objects with `value`, the name of a game in files, and `text`, its name in the window's language. The first one
/// has an empty value and stands for all games of the level.
QVariantList outcomeGameChoices();

}  // namespace nimstone
