// Finds and removes remains of the web page that a source was copied from: line numbers and HTML entities.
#pragma once

#include <optional>

#include "app/judge/source/causes.h"
#include "app/judge/source/edits.h"

namespace nimstone::judge {

/// Returns a note on the first line number if the code has line numbers, else on its first HTML entity, else nothing.
std::optional<contest::Note> copyPasteMistake(std::string_view source, const std::vector<SourceToken>& tokens);

void removeLineNumbers(Edits& edits);

/// Decodes HTML entities, also in strings and comments, because the page encoded its whole text.
std::string withoutEntities(std::string text);

}  // namespace nimstone::judge
