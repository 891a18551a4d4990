// The sentences that explain why a file is not a valid exercise set.
#pragma once

#include <QString>

#include "core/practice/exercise_set.h"

namespace nimstone::wording {

/// Returns a text such as "expected the name of a skill, found 'nimsum'; perhaps you meant nim-sum", in rich text. Callers write the place
/// in the file before the text.
QString sentence(const practice::SetError& error);

/// Returns the kind of a task in words, such as "Proof".
QString taskKind(practice::TaskEntry::Kind kind);
/// Returns the title of the theorem, of the problem with its number, or of the lesson, as plain text. The name of the task must be known.
QString taskTitle(const practice::TaskEntry& task);

/// `skillCodes` returns the names of all skills, and `outcomeGameCodes` the names of all games with exercises on the outcome, in the form
/// that files and commands use: "nim, bash, sum".
QString skillCodes();
QString outcomeGameCodes();

}  // namespace nimstone::wording
