// What a source shows of the page that it was copied from, and what it lacks to be a program.
#pragma once

#include <optional>

#include "app/judge/source/causes.h"
#include "app/judge/source/edits.h"

namespace nimstone::judge {

/// Line numbers, or HTML's entities, in its code: the first of them that has to go.
std::optional<contest::Note> pastedMistake(std::string_view source, const std::vector<SourceToken>& tokens);

void removeLineNumbers(Edits& edits);

/// In strings and comments too: the whole page has them.
std::string withoutEntities(std::string text);

}  // namespace nimstone::judge
