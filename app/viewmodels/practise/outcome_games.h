// The games to which the exercises about the outcome (P or N) can be limited, as a list to choose from.
#pragma once

#include <QVariantList>

namespace nimstone {

/// Returns objects with `value`, the name of a game in files, and `text`, its name in the window's language. The first
/// object has an empty value and means all games of the level.
QVariantList outcomeGameChoices();

}  // namespace nimstone
