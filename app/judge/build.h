// Compiles sources in C and C++ in the same way as the judge of a contest problem.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

struct BuiltProgram {
    std::string program;  ///< the path of the program
    std::vector<contest::Note> notes{};
};

struct BuildInput {
    std::filesystem::path file;  ///< the path of the source, used in compiler messages and to find the headers beside the source
    std::string cache;           ///< the folder for compiled programs
    std::string before{};        ///< the lines to add before the source
};

/// Compiles the text `source` of at most 1 MB with the compiler `tool`.
tl::expected<BuiltProgram, CompileError> build(Runner& runner, const Tool& tool, const BuildInput& place, const std::string& source,
                                        const CompileOptions& options, const Limits& limits, const std::stop_token& stop);

}  // namespace nimstone::judge
