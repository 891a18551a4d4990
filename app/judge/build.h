// Compiling sources in C and C++ as the judge of a problem does.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

struct BuiltProgram {
    std::string program;  ///< its path
    std::vector<contest::Note> notes{};
};

struct BuildPlace {
    std::filesystem::path file;  ///< of the source: compiler messages and its own headers are named from there
    std::string cache;           ///< the folder for what is compiled
    std::string before{};        ///< lines that are added at the beginning
};

/// The program that a source of at most 1 MB becomes. `tool` is a compiler.
tl::expected<BuiltProgram, CompileError> build(Runner& runner, const Tool& tool, const BuildPlace& place, const std::string& source,
                                        const CompileOptions& options, const Limits& limits, const std::stop_token& stop);

}  // namespace nimstone::judge
