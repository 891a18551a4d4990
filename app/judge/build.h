// Compiles sources in C and C++ in the way the judge of a problem does.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

struct BuiltProgram {
    std::string program;  ///< path of the program
    std::vector<contest::Note> notes{};
};

struct BuildInput {
    std::filesystem::path file;  ///< path of the source, used in compiler messages and to find its own headers
    std::string cache;           ///< the folder for compiled programs
    std::string before{};        ///< lines to add before the source
};

/// Compiles a source of at most 1 MB. `tool` is a compiler.
tl::expected<BuiltProgram, CompileError> build(Runner& runner, const Tool& tool, const BuildInput& place, const std::string& source,
                                        const CompileOptions& options, const Limits& limits, const std::stop_token& stop);

}  // namespace nimstone::judge
