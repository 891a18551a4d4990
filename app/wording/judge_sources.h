// What is to be known of a source in C or C++, and why a compiler refuses it, in words.
#pragma once

#include <QString>

#include "core/contest/problem.h"
#include "core/contest/verdict.h"

namespace nimstone::wording {

/// Of a note on a source; of a cause for which it does not compile: what is wrong, and the cure.
QString sourceNoteText(const contest::Note& note, const contest::Problem& problem);

}  // namespace nimstone::wording
