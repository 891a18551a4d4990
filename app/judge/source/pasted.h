// Finds and removes remains of the web page from which a source was copied: line numbers and HTML entities.
#pragma once

#include <optional>

#include "app/judge/source/causes.h"
#include "app/judge/source/edits.h"

namespace nimstone::judge {

/// Returns a note on the first line number if the source has line numbers; else a note on the first HTML entity; nothing if the source has
/// neither.
std::optional<contest::Note> copyPasteMistake(std::string_view source, const std::vector<SourceToken>& tokens);

void removeLineNumbers(Edits& edits);

/// Decodes HTML entities, also in strings and comments, because the web page encoded the whole text.
std::string withoutEntities(std::string text);

}  // namespace nimstone::judge
