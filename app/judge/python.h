// What is special about programs in Python.
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// What the interpreter has against a source; nothing: it compiles, which is kept in the folder `cache`.
std::optional<CompileError> errorsIn(Runner& runner, const Tool& tool, const std::filesystem::path& file, const std::string& source,
                                     const std::string& cache, const Limits& limits, const std::stop_token& stop);

/// Why a program ends early, by what Python says of it: it is Python 2, or starts processes as it cannot here.
std::optional<contest::Note> pythonCause(std::string_view said);

}  // namespace nimstone::judge
