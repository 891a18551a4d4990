// The games to which exercises on who wins can be limited, as a list to choose from.
#pragma once

#include <QVariantList>

namespace nimstone {

/// Maps with `value`, the name of a game in files, and `text`, its name in the window's language; first an empty value, for all
/// games of the level.
QVariantList outcomeGameChoices();

}  // namespace nimstone
