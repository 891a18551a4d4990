// From a source file, or an executable, to the command that runs it: the compilers and interpreters of this system, and what they
// have compiled already.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "app/judge/runner.h"
#include "core/contest/problem.h"
#include "core/contest/verdict.h"

namespace nimstone::judge {

enum class Language { C, Cpp, Python, Java };

/// By the suffix of a file: .c; .cpp, .cc, .cxx, .c++; .py; .java; of C alone it tells capitals apart. None: it is taken for an
/// executable.
std::optional<Language> languageOf(const std::string& file);

/// A compiler or an interpreter.
struct Tool {
    Language language;
    std::string name;                    ///< as it is called: "g++", "python3"
    std::string path;                    ///< absolute
    std::string version;                 ///< the first line of what it says of itself: "g++ (Debian 12.2.0-14) 12.2.0"
    std::vector<std::string> readable{}; ///< where it lies, outside of the system's folders

    friend bool operator==(const Tool&, const Tool&) = default;
};

/// Asks for their versions whichever of g++, clang++; gcc, clang; python3, pypy3; javac it finds in the folders of `path` (as in
/// PATH): of each language the first that answers.
std::vector<Tool> findTools(Runner& runner, std::string_view path, std::stop_token stop = {});
/// In the folders of PATH.
std::vector<Tool> findTools(Runner& runner, std::stop_token stop = {});

/// The tool for a language; null: there is none.
const Tool* toolFor(const std::vector<Tool>& tools, Language language);

/// What runs a program, and what is to be known of how it was compiled.
struct CompiledProgram : ProgramCall {
    std::vector<contest::Note> notes{};
    bool callsMethod = false;  ///< each line of the input is a call of its own, which may take the whole time
};

struct CompileError {
    enum class Kind {
        NoFile,         ///< there is no such file, or it cannot be read; `code` is errno
        NotExecutable,  ///< a file of no language that may not be run either
        TooLong,        ///< a source of more than 1 MB
        NoCompiler,     ///< for `language`
        Refused,        ///< the compiler found errors: `log`
        OutOfTime,      ///< the compiler took too long
        OutOfMemory,    ///< or too much
        Cancelled,
        CacheFailed,    ///< what was compiled cannot be kept in the folder for it; `code` is errno
        RunFailed,      ///< the compiler could not be run; `code` is errno
    };
    Kind kind;
    std::optional<Language> language{};
    int code = 0;
    std::string log{};  ///< what the compiler said, its errors first
    std::vector<contest::Note> causes{};  ///< what is known to be wrong
    bool repairable = false;              ///< with CompileOptions::repairs it compiles
};

/// Why a compiler that was run made no program; nothing: it ended with exit status 0.
std::optional<CompileError> errorOf(const Run& run, Language language);

struct CompileOptions {
    const contest::Problem* problem = nullptr;  ///< compiled as this problem's judge does; null: as none in particular
    bool repairs = false;    ///< what has a known cause is mended, though that judge would refuse it; notes tell what was changed
    bool shortLong = false;  ///< `long` has 32 bits; refused, without a log, if the source has no such type
};

/// What a compiler is held to. By the clock it has three times as long, as programs have.
inline const Limits compilerLimits{std::chrono::seconds(30), std::chrono::seconds(90), std::uint64_t{2} << 30, 256U << 20};

/// `program` is a source file, or an executable, by a path or as found in PATH; then its arguments. It will run in another
/// folder, so arguments that name files are made absolute, and their folders may be read. What is compiled is kept in the folder
/// `cache`, by file, source, compiler and flags: 200 files and 500 MB at most, the oldest go.
///
/// What old compilers accepted is mended for an old judge, in the text that the compiler gets: the file is never changed.
tl::expected<CompiledProgram, CompileError> compile(Runner& runner, const std::vector<Tool>& tools,
                                                    const std::vector<std::string>& program, const std::string& cache,
                                                    std::stop_token stop = {}, const Limits& limits = compilerLimits,
                                                    const CompileOptions& options = {});

}  // namespace nimstone::judge
