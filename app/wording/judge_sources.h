// The sentences about a source in C or C++: notes on the source, and the reasons why a compiler rejects it.
#pragma once

#include <string>

#include <QString>

#include "core/contest/problem.h"
#include "core/contest/verdict.h"

namespace nimstone::wording {

/// Returns the sentence for a note on a source. If the note explains a compile error, the sentence names the error and its correction.
QString sourceNoteText(const contest::Note& note, const contest::Problem& problem);

/// Returns an input on one line: without its last line break, and with a blank instead of each other line break.
std::string oneLine(std::string text);

}  // namespace nimstone::wording
