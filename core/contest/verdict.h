// What a judge says of a program.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/count.h"

namespace nimstone::contest {

enum class Verdict {
    Accepted,
    WrongAnswer,
    PresentationError,  ///< the right tokens, laid out otherwise
    TimeLimitExceeded,
    IdleLimitExceeded,  ///< waited without computing
    MemoryLimitExceeded,
    OutputLimitExceeded,
    RuntimeError,  ///< ended by a signal, or with an exit status other than 0
    CompileError,
    JudgeError,  ///< no fault of the program
};

/// As judges abbreviate it: "AC".
constexpr std::string_view letters(Verdict verdict)
{
    constexpr std::array<std::string_view, 10> all{"AC", "WA", "PE", "TLE", "ILE", "MLE", "OLE", "RE", "CE", "JE"};
    return all[static_cast<std::size_t>(verdict)];
}

/// What is to be known of a program beside its verdict.
struct Note {
    enum class Kind {
        Layout,      ///< its blanks or line breaks are not those of the statement; the judge accepts that
        ExitStatus,  ///< it ends with the exit status `number`, which an old judge accepts
        FailsOn,     ///< it fails on the input `text`, of a kind that the judge's own data evidently lacks
    };
    Kind kind;
    Count number = 0;
    std::string text{};

    bool operator==(const Note&) const = default;
};

}  // namespace nimstone::contest
