// The sentences about a source in C or C++: notes on it, and why a compiler rejects it.
#pragma once

#include <string>

#include <QString>

#include "core/contest/problem.h"
#include "core/contest/verdict.h"

namespace nimstone::wording {

/// Returns the sentence for a note on a source. If the note explains a compile error, the sentence says what is wrong and how to correct
/// it.
QString sourceNoteText(const contest::Note& note, const contest::Problem& problem);

/// Returns an input without its last line break, and with a blank instead of each other one.
std::string oneLine(std::string text);

}  // namespace nimstone::wording
