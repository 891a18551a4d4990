// Replaces a file as a whole: the file has either its old or its new content at any time.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/cli/files/output.h"

namespace nimstone::cli {

/// Returns the reason why the file cannot be replaced; std::nullopt if it can. A command checks this before long work.
std::optional<FileError> cannotReplace(const std::string& path);

/// Writes a temporary file beside the file, and renames it to `path` when it is complete. `write` writes the content. Returns
/// the error because of which the file keeps its content; std::nullopt if it was replaced.
std::optional<FileError> replaceFile(const std::string& path, const std::function<void(Output&)>& write);

}  // namespace nimstone::cli
