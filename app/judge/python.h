// Checks sources in Python and explains their errors.
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// Returns the interpreter's errors in a source; nothing if the source compiles. That result is stored in the folder `cache`.
std::optional<CompileError> errorsIn(Runner& runner, const Tool& tool, const std::filesystem::path& file, const std::string& source,
                                     const std::string& cache, const Limits& limits, const std::stop_token& stop);

/// Returns the known cause of an error message of Python: the program is written for Python 2, or it starts processes, which the runner
/// does not allow.
std::optional<contest::Note> pythonCause(std::string_view said);

}  // namespace nimstone::judge
