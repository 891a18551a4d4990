// The sentences that explain why a file is not a valid exercise set.
#pragma once

#include <QString>

#include "core/practice/exercise_set.h"

namespace nimstone::wording {

/// Returns a text such as "expected the name of a skill, found 'nimsum'; perhaps you meant nim-sum". Callers put the place in the file
/// before it. Rich text.
QString sentence(const practice::SetError& error);

/// Returns the names of all skills, or of all games with exercises on who wins, in the form used in files and commands: "nim, bash, sum".
QString skillCodes();
QString outcomeGameCodes();

}  // namespace nimstone::wording
