// Turns a source file or an executable into the command that runs it. Finds the compilers and interpreters of this system, and uses the
// cache of compiled programs.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "app/judge/runner.h"
#include "core/contest/problem.h"
#include "core/contest/program_error.h"
#include "core/contest/verdict.h"

namespace nimstone::judge {

using contest::CompileError;
using contest::Language;
using contest::Repair;

/// Returns the language that the suffix of a file stands for: .c; .cpp, .cc, .cxx, .c++; .py; .java. Capital letters are allowed too, but
/// ".C" stands for C++. Returns nothing for any other suffix; callers then treat the file as an executable.
std::optional<Language> languageOf(const std::string& file);

/// A compiler or an interpreter.
struct Tool {
    Language language;
    std::string name;                    ///< the name of the command: "g++", "python3"
    std::string path;                    ///< the absolute path of the command
    std::string version;                 ///< the first line that the command prints for --version: "g++ (Debian 12.2.0-14) 12.2.0"
    std::vector<std::string> readable{}; ///< the folders that the tool must be able to read, apart from the system's folders

    friend bool operator==(const Tool&, const Tool&) = default;
};

/// Looks for the commands gcc, clang; g++, clang++; python3, pypy3; and javac in the folders of `path` (a list such as PATH) and asks them
/// for their versions. Returns the first tool of each language that answers.
std::vector<Tool> findTools(Runner& runner, std::string_view path, std::stop_token stop = {});
/// Returns the tools in the folders of the environment variable PATH.
std::vector<Tool> findTools(Runner& runner, std::stop_token stop = {});

/// Returns the tool for a language; null if there is none.
const Tool* toolFor(const std::vector<Tool>& tools, Language language);

/// The command that runs a program, and the notes on its compilation.
struct CompiledProgram : ProgramCall {
    std::vector<contest::Note> notes{};
    bool callsMethod = false;  ///< true if each line of the input is a separate method call, which may take the whole time limit
};

/// Returns the error of a compiler run; nothing if the exit status of the compiler was 0.
std::optional<CompileError> errorOf(const Run& run, Language language);

struct CompileOptions {
    const contest::Problem* problem = nullptr;  ///< the problem whose judge decides on flags and corrections; null if there is none
    bool repairs = false;    ///< true if all known mistakes are corrected, even those that the judge of the problem refuses
    /// The correction from an earlier error; null if there is none. If `repairs` is true and the source has not changed since
    /// that error, only the corrected source is compiled.
    const Repair* repair = nullptr;
    bool shortLong = false;  ///< true if `long` has 32 bits; a source without `long` is then refused, with an empty log
};

/// The limits of a compiler run. The wall-clock limit is three times the processor time, as for judged programs.
inline const Limits compilerLimits{std::chrono::seconds(30), std::chrono::seconds(90), std::uint64_t{2} << 30, 256U << 20};

/// Returns the command that runs `program`: a source file or an executable (a path, or a name in PATH), followed by its arguments. The
/// program will run in another folder, so arguments that name files become absolute paths, and the program may read the folders of these
/// files. Compiled programs are stored in the folder `cache`; file, source, compiler and flags determine the cache key (see ProgramCache).
///
/// If the judge of the problem uses old compilers, code that only old compilers accept is corrected in the text that the compiler reads.
/// The file itself is never changed.
tl::expected<CompiledProgram, CompileError> compile(Runner& runner, const std::vector<Tool>& tools,
                                                    const std::vector<std::string>& program, const std::string& cache,
                                                    std::stop_token stop = {}, const Limits& limits = compilerLimits,
                                                    const CompileOptions& options = {});

}  // namespace nimstone::judge
