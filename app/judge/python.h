// Checks sources in Python and explains their errors.
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// Returns the interpreter's errors in a source; nothing if the source compiles. If the source compiles, the folder `cache` stores this
/// result.
std::optional<CompileError> errorsIn(Runner& runner, const Tool& tool, const std::filesystem::path& file, const std::string& source,
                                     const std::string& cache, const Limits& limits, const std::stop_token& stop);

/// Returns the known cause of an error message of Python; nothing for other messages. Known causes: code for Python 2; other
/// processes, which the runner forbids; a stack of the main thread that is too small for the recursion (Python 3.14 and later).
std::optional<contest::Note> pythonCause(std::string_view said);

/// Returns a note if the error output `said` of a program shows the fixed limit of Python 3.12 and 3.13 for recursion through C code, such
/// as functools.lru_cache or any(). The program cannot raise this limit, and other versions do not have it. `version` has the
/// form of Tool::version.
std::optional<contest::Note> limitedRecursion(std::string_view said, std::string_view version);

}  // namespace nimstone::judge
