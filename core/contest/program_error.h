// The reasons why a program cannot be judged: it does not compile, or the helper program that runs judged programs does
// not start.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/verdict.h"

namespace nimstone::contest {

enum class Language { C, Cpp, Python, Java };

/// The text of a C or C++ source that the compiler reads: first `before`, which the judge adds, and then `text`.
/// Corrections do not change the line numbers of `text`; new lines go into `before`.
struct SourceText {
    std::string before;
    std::string text;
    bool cpp = true;  ///< true if the source is in C++, false if it is in C

    bool operator==(const SourceText&) const = default;
};

/// A known correction of a source that does not compile.
struct Repair {
    SourceText refused;        ///< the source text that does not compile
    SourceText mended;         ///< the corrected source text, which compiles
    std::vector<Note> causes;  ///< the mistakes that the correction removes
};

struct CompileError {
    enum class Kind {
        NoFile,         ///< the file does not exist or cannot be read; `code` is errno
        NotExecutable,  ///< the file has no known suffix and is not executable
        TooLong,        ///< the source has more than 1 MB
        NoCompiler,     ///< no compiler or interpreter for `language` is installed
        Refused,        ///< the compiler reported errors; `log` has its output
        OutOfTime,      ///< the compiler took too long
        OutOfMemory,    ///< the compiler used too much memory
        Cancelled,
        CacheFailed,    ///< the compiled program cannot be stored in the cache; `code` is errno
        RunFailed,      ///< the compiler could not be started; `code` is errno
    };
    Kind kind;
    std::optional<Language> language{};
    int code = 0;
    std::string log{};               ///< the output of the compiler, with errors first
    std::vector<Note> causes{};      ///< the known mistakes in the source, if any were found
    std::optional<Repair> repair{};  ///< the correction with which the source would compile; nothing if no correction is known
};

struct RunnerError {
    enum class Kind {
        NotFound,    ///< nimstone-run was not found; `path` is the first place where it was looked for
        NotStarted,  ///< the system could not start nimstone-run (`code` is errno), or nimstone-run ended at once (`code` is 0)
    };
    Kind kind;
    std::string path;
    int code = 0;
};

}  // namespace nimstone::contest
