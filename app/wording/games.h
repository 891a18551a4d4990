// The games, in words.
#pragma once

#include <QString>

#include "core/sum/catalogue.h"

namespace nimstone::wording {

/// "Nim": the game's name in the user's language, as a person says it.
QString gameName(const GameEntry& game);

/// What one does in it, in a sentence.
QString gameSummary(const GameEntry& game);

}  // namespace nimstone::wording
