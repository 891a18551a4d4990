// What a judge says of a program.
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
        MayPass,     ///< it is right on random input, so that the judge's data may not show that it is wrong
        FailsOn,     ///< it fails on the input `text`, of a kind that the judge's own data evidently lacks

        // Of a source in C or C++
        Dialect,           ///< only the standard `text` compiles it: "gnu++98"
        Gets,              ///< uses `gets`
        VoidMain,          ///< `main` returns nothing
        MainWithoutType,
        MissingHeader,     ///< uses `text` without including <more>
        MissingNamespace,  ///< uses `text` without "using namespace std;"
        OldHeader,         ///< includes <text>, today's <more>
        WindowsHeader,     ///< includes <text>, which only Windows has
        WindowsInteger,    ///< has `text`, which only compilers for Windows know, for `long long`
        WindowsFormat,     ///< reads or prints with "%I64d"
        ForeignCharacter,  ///< `text` ("U+201C") at `place` instead of `more`
        LoopVariable,      ///< in line `number` uses `text`, which a loop before has declared
        MissingReturn,     ///< a function that ends in line `number` does not return its value
        LongOverflows,     ///< right; where `long` has 32 bits, wrong on the input `text`
        LongIsShort,       ///< right only where `long` has 32 bits
        NoMain,            ///< has no `main`, but the class `more`, or else the function `text`
        Empty,             ///< has nothing but blanks and comments
        Library,           ///< includes <text> of the library `more`, which is not of the standard
        Entities,          ///< "&lt;" (`text`) instead of "<" (`more`), as in a page's HTML, first at `place`
        LineNumbers,       ///< lines begin with their numbers, the first at `place`
        Warning,           ///< the compiler's warning `text` may be why it fails

        // Of a source in another language
        OldPython,         ///< has `text`, which only Python 2 knows, instead of `more`
        Processes,         ///< starts processes by means that a program does not have here
        MissingMethod,     ///< the class that the judge takes has no method `text`
        OtherEncoding,     ///< from `place` on it is not UTF-8, which the interpreter expects
        OtherIndent,       ///< the line at `place` is not indented as those before it
    };
    /// What was done about a note on a source.
    enum class Standing {
        Told,      ///< nothing
        Accepted,  ///< this judge's compilers accept it
        Mended,    ///< it was changed before it was judged
    };
    Kind kind;
    Count number = 0;
    std::string text{};
    std::string more{};
    PlaceInText place{};
    Standing standing = Standing::Told;

    bool operator==(const Note&) const = default;
};

/// Found by reading the source: what a compiler says of it is another place, or confuses.
constexpr bool isSeenInSource(Note::Kind kind)
{
    return kind == Note::Kind::ForeignCharacter || kind == Note::Kind::Entities || kind == Note::Kind::LineNumbers;
}

/// What a program that fails does, where that is not about the game.
struct Symptom {
    enum class Kind {
        ReadsNothing,    ///< and prints nothing
        PrintsNothing,
        OtherCapitals,   ///< right but for capital and small letters
        Prompt,          ///< right but for the words `text` that it prints besides
        OtherLabels,     ///< right but for what numbers the cases, "Case 1:"
        FewerAnswers,    ///< ends after `number` of `of` right answers
        OtherWords,      ///< has for each of the right answers one of its own
        OneMore,         ///< answers all cases rightly, prints more, and ends
        GoesOn,          ///< answers all cases rightly, and goes on
        Endless,         ///< does not end even on a small input
        LeftOver,        ///< answers case `number`, from 1, rightly where it comes alone
        NearInt,         ///< fails only where a number is about 2^31
        TimePerCase,     ///< each of `number` cases may take `of` microseconds on average, the time limit divided by them
    };
    Kind kind;
    Count number = 0;
    Count of = 0;
    std::string text{};

    bool operator==(const Symptom&) const = default;
};

}  // namespace nimstone::contest
