// The result of judging a program: a verdict, notes on the program, and symptoms of its failure.
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
    PresentationError,  ///< the output has the right tokens but wrong blanks or line breaks
    TimeLimitExceeded,
    IdleLimitExceeded,  ///< the program waited too long without using the processor
    MemoryLimitExceeded,
    OutputLimitExceeded,
    RuntimeError,  ///< a signal ended the program, or its exit status is not 0
    CompileError,
    JudgeError,  ///< an error of the judge, not of the program
};

/// The usual abbreviation of a verdict, for example "AC" for Accepted.
constexpr std::string_view letters(Verdict verdict)
{
    constexpr std::array<std::string_view, 10> all{"AC", "WA", "PE", "TLE", "ILE", "MLE", "OLE", "RE", "CE", "JE"};
    return all[static_cast<std::size_t>(verdict)];
}

/// A note on a judged program, in addition to its verdict. The comment of each kind says what the program does or what
/// its source contains.
struct Note {
    enum class Kind {
        Layout,      ///< the program prints other blanks or line breaks than the statement requires, but the judge accepts them
        ExitStatus,  ///< the program ends with the exit status `number`, which an old judge accepts
        MayPass,     ///< the program is right on random input, so the test data of the judge may not reveal its mistake
        FailsOn,     ///< the program fails on the input `text`, but the test data of the judge evidently contains no input of this kind

        // For sources in C or C++
        Dialect,           ///< the source compiles only with the standard `text`, for example "gnu++98"
        Gets,              ///< the source uses the function `gets`
        VoidMain,          ///< the source declares `main` with the return type void
        MainWithoutType,
        MissingHeader,     ///< the source uses `text` without including the header <more>
        MissingNamespace,  ///< the source uses `text` without "using namespace std;"
        OldHeader,         ///< the source includes <text>, an old header whose name is now <more>
        WindowsHeader,     ///< the source includes <text>, a header that only Windows has
        WindowsInteger,    ///< the source uses the type `text`, which only compilers for Windows know, instead of `long long`
        WindowsFormat,     ///< the source reads or prints numbers with "%I64d"
        ForeignCharacter,  ///< the source contains the character `text` (for example "U+201C") at `place` instead of `more`
        LoopVariable,      ///< the source uses the variable `text` in line `number`, after the loop that declares this variable
        MissingReturn,     ///< the source has a function that ends in line `number` without returning a value
        LongOverflows,     ///< the program is right if `long` has 64 bits, but wrong on the input `text` if `long` has 32 bits
        LongIsShort,       ///< the program is right only if `long` has 32 bits
        NoMain,            ///< the source has no `main`, but it has a class `more` or a function `text`
        Empty,             ///< the source contains only blanks and comments
        Library,           ///< the source includes the header <text> of the library `more`, which is not part of the standard
        Entities,          ///< the source contains the HTML entity `text` (for example "&lt;") instead of `more` ("<"), the first at `place`
        LineNumbers,       ///< the lines of the source begin with line numbers, the first at `place`
        Warning,           ///< the compiler prints the warning `text`, which may explain the failure

        // For sources in other languages
        OldPython,         ///< the source uses `text`, which only Python 2 knows, instead of `more`
        Processes,         ///< the program starts other processes, which the judge does not allow
        LimitedRecursion,  ///< the program recurses through C code more deeply than Python `text` (for example "3.13") allows; other versions allow it
        SmallStack,        ///< the recursion of the program is too deep for the stack of Python's main thread; a thread can have a larger stack
        MissingMethod,     ///< the class that the judge uses has no method `text`
        OtherEncoding,     ///< the source is not UTF-8, which the interpreter expects; the first wrong byte is at `place`
        OtherIndent,       ///< the line at `place` mixes tabs and blanks in its indentation, or its indentation matches no outer block
    };
    /// The reaction of the judge to a problem in the source.
    enum class Standing {
        Told,      ///< the judge only reported the problem
        Accepted,  ///< the judge accepted the source in spite of the problem, as the compilers of the online judge do
        Mended,    ///< the judge corrected the problem before it ran the program
    };
    Kind kind;
    Count number = 0;
    std::string text{};
    std::string more{};
    PlaceInText place{};
    Standing standing = Standing::Told;

    bool operator==(const Note&) const = default;
};

/// True for kinds of notes that are found in the source text itself, without the compiler. For these kinds the message
/// of the compiler would name another place or confuse people.
constexpr bool isSeenInSource(Note::Kind kind)
{
    return kind == Note::Kind::ForeignCharacter || kind == Note::Kind::Entities || kind == Note::Kind::LineNumbers;
}

/// True for kinds of notes that have a `place`.
constexpr bool hasPlace(Note::Kind kind)
{
    return isSeenInSource(kind) || kind == Note::Kind::OtherEncoding || kind == Note::Kind::OtherIndent;
}

/// The way in which a program fails, if the reason is not wrong game theory.
struct Symptom {
    enum class Kind {
        ReadsNothing,    ///< the program reads no input and prints nothing
        PrintsNothing,
        OtherCapitals,   ///< the output is right except for upper and lower case
        Prompt,          ///< the output is right, except that the program also prints the words `text`, a prompt for input
        OtherLabels,     ///< the output is right, except for the labels with case numbers before the answers, such as "Case 1:"
        FewerAnswers,    ///< the program prints only `number` of `of` answers and ends; these answers are right
        OtherWords,      ///< the program always prints a certain other word in place of a right answer
        OneMore,         ///< the program answers all cases correctly, then prints something more and ends
        GoesOn,          ///< the program answers all cases correctly, but then does not end
        Endless,         ///< the program does not end, even on a small input
        LeftOver,        ///< the answer to case `number`, from 1, is wrong, but it is right if this case is the only case of the input
        NearInt,         ///< the smallest input on which the program fails has a number near 2^31, the limit of an int
        TimePerCase,     ///< the program is too slow: the time limit allows `of` microseconds for each of `number` cases
    };
    Kind kind;
    Count number = 0;
    Count of = 0;
    std::string text{};

    bool operator==(const Symptom&) const = default;
};

}  // namespace nimstone::contest
