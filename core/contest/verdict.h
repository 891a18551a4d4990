// The result of judging a program: a verdict, notes on its source, and symptoms of its failure.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/contest/io/input_error.h"
#include "core/count.h"

namespace nimstone::contest {

enum class Verdict {
    Accepted,
    WrongAnswer,
    PresentationError,  ///< the right tokens with other blanks or line breaks
    TimeLimitExceeded,
    IdleLimitExceeded,  ///< waited too long without using the processor
    MemoryLimitExceeded,
    OutputLimitExceeded,
    RuntimeError,  ///< ended by a signal, or with an exit status other than 0
    CompileError,
    JudgeError,  ///< the judge failed, not the program
};

/// The usual abbreviation of a verdict: "AC".
constexpr std::string_view letters(Verdict verdict)
{
    constexpr std::array<std::string_view, 10> all{"AC", "WA", "PE", "TLE", "ILE", "MLE", "OLE", "RE", "CE", "JE"};
    return all[static_cast<std::size_t>(verdict)];
}

/// A note on a program beside its verdict. The comments on the kinds say what the program or its source does.
struct Note {
    enum class Kind {
        Layout,      ///< prints other blanks or line breaks than the statement; the judge accepts that
        ExitStatus,  ///< ends with the exit status `number`, which an old judge accepts
        MayPass,     ///< is right on random input, so the judge's data may not reveal the mistake
        FailsOn,     ///< fails on the input `text`, of a kind that the judge's own data evidently lacks

        // For sources in C or C++
        Dialect,           ///< compiles only with the standard `text`: "gnu++98"
        Gets,              ///< uses `gets`
        VoidMain,          ///< `main` is declared void
        MainWithoutType,
        MissingHeader,     ///< uses `text` without including <more>
        MissingNamespace,  ///< uses `text` without "using namespace std;"
        OldHeader,         ///< includes <text>, which is now called <more>
        WindowsHeader,     ///< includes <text>, which only Windows has
        WindowsInteger,    ///< uses `text` for `long long`, which only compilers for Windows know
        WindowsFormat,     ///< reads or prints with "%I64d"
        ForeignCharacter,  ///< `text` ("U+201C") at `place` instead of `more`
        LoopVariable,      ///< uses the variable `text` in line `number`, after the loop that declares it
        MissingReturn,     ///< has a function that ends in line `number` without returning a value
        LongOverflows,     ///< is right, but wrong on the input `text` if `long` has 32 bits
        LongIsShort,       ///< is right only if `long` has 32 bits
        NoMain,            ///< has no `main`, but a class `more`, or else a function `text`
        Empty,             ///< contains only blanks and comments
        Library,           ///< includes <text> of the library `more`, which is not in the standard
        Entities,          ///< has the HTML entity `text` ("&lt;") instead of `more` ("<"), first at `place`
        LineNumbers,       ///< has line numbers at the start of its lines, the first at `place`
        Warning,           ///< causes the compiler warning `text`, which may explain the failure

        // For sources in other languages
        OldPython,         ///< uses `text`, which only Python 2 knows, instead of `more`
        Processes,         ///< starts processes, which a judged program may not do here
        LimitedRecursion,  ///< recurses deeper through C code than the Python version `text` ("3.13") allows; others allow it
        SmallStack,        ///< recurses deeper than the stack of Python's main thread allows; a thread can have a larger stack
        MissingMethod,     ///< has no method `text` in the class that the judge calls
        OtherEncoding,     ///< is not UTF-8, which the interpreter expects, from `place` on
        OtherIndent,       ///< mixes tabs and blanks, or does not match an outer level, in the line at `place`
    };
    /// The action of the judge on a note about a source.
    enum class Standing {
        Told,      ///< the judge only reported the problem in the source
        Accepted,  ///< the judge accepted the source, as the compilers of the online judge do
        Mended,    ///< the judge repaired the source before it ran the program
    };
    Kind kind;
    Count number = 0;
    std::string text{};
    std::string more{};
    PlaceInText place{};
    Standing standing = Standing::Told;

    bool operator==(const Note&) const = default;
};

/// True for kinds that are found in the source text. For them the compiler's message names another place or confuses.
constexpr bool isSeenInSource(Note::Kind kind)
{
    return kind == Note::Kind::ForeignCharacter || kind == Note::Kind::Entities || kind == Note::Kind::LineNumbers;
}

/// True for kinds whose note has a `place`.
constexpr bool hasPlace(Note::Kind kind)
{
    return isSeenInSource(kind) || kind == Note::Kind::OtherEncoding || kind == Note::Kind::OtherIndent;
}

/// The way in which a program fails, apart from wrong game theory.
struct Symptom {
    enum class Kind {
        ReadsNothing,    ///< reads no input and prints nothing
        PrintsNothing,
        OtherCapitals,   ///< is right except for upper and lower case
        Prompt,          ///< is right except that it also prints the words `text`, a prompt
        OtherLabels,     ///< is right except for the case numbers before the answers, such as "Case 1:"
        FewerAnswers,    ///< ends after `number` of `of` answers, all right
        OtherWords,      ///< replaces each right answer by a word of its own
        OneMore,         ///< answers all cases rightly, then prints more and ends
        GoesOn,          ///< answers all cases rightly, then does not end
        Endless,         ///< does not end, even on a small input
        LeftOver,        ///< answers case `number`, from 1, rightly only if it comes alone
        NearInt,         ///< fails only if a number is about 2^31
        TimePerCase,     ///< is too slow: each of `number` cases may take `of` microseconds, the time limit divided by `number`
    };
    Kind kind;
    Count number = 0;
    Count of = 0;
    std::string text{};

    bool operator==(const Symptom&) const = default;
};

}  // namespace nimstone::contest
