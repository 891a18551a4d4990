// Why a file is no set of exercises, in a sentence.
#pragma once

#include <QString>

#include "core/practice/exercise_set.h"

namespace nimstone::wording {

/// "the name of a skill was expected, 'nimsum' found; perhaps nim-sum was meant": to follow a place. Rich text.
QString sentence(const practice::SetError& error);

/// The names of all skills, and of all games of exercises on who wins, as files and commands have them: "nim, bash, sum".
QString skillCodes();
QString outcomeGameCodes();

}  // namespace nimstone::wording
