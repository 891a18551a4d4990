// Who plays, in words.
#pragma once

#include <QString>

#include "core/play/opponents/players.h"

namespace nimstone::wording {

/// "Perfect": whom a person plays against; "Two people"; "Perfect against Learner", of a game that is watched.
QString playersText(const play::Players& players);

}  // namespace nimstone::wording
