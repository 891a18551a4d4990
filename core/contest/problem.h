// The table of contest problems: their facts, and how each is solved, generated, and answered by search.
//
// A problem is one row in the file of its family. The texts of its statement are in translations/contest/.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/contest/generation.h"
#include "core/contest/io/input_error.h"
#include "core/contest/io/line_writer.h"
#include "core/contest/io/scanner.h"
#include "core/contest/tracing.h"
#include "core/proofs/theorem.h"

namespace nimstone::contest {

/// Reads the whole input and writes an answer for each case, in memory that does not grow with the number of cases. Stops
/// at the first token that cannot be read, which the scanner keeps as its error; the answers to the cases before it are
/// written.
using Solve = void (*)(Scanner& input, LineWriter& answers);

/// Returns the output `got`, with everything that the statement leaves open (the order of lines, for example) rewritten as
/// in `expected`, the output of `solve`. Both are outputs for `input`, which is valid.
using SettleOutput = std::string (*)(std::string_view input, std::string_view expected, std::string_view got);

/// The method of the class Solution that LeetCode calls instead of a program; it returns whether the player to move wins.
struct Method {
    enum class Takes { Number, Text };
    std::string_view name;
    Takes takes;  ///< the kind of argument, one per line of the input
};

struct Problem {
    std::string_view name;          ///< judge and number, as on the command line
    std::string_view title;         ///< English title of the judge, or a translation if the judge has only a Chinese one
    std::string_view chineseTitle;  ///< Chinese title of the judge; empty if the judge has only an English one
    std::string_view game;          ///< the game in the project's notation; letters stand for numbers of the input
    std::string_view limits;        ///< official bounds in mathematical notation; empty if the judge states none
    Solve solve;
    Solve reference;                ///< finds the answers by exhaustive search from the rules of the problem; only for small input
    InputForm input;
    /// True for cases that the statement allows but the judge's own data evidently lacks: programs that the judge accepts
    /// fail on them.
    bool (*judgeDataLacks)(const Case& numbers) = nullptr;
    SettleOutput settle = nullptr;        ///< null if the statement allows only one output
    Trace trace;
    proof::Theorem theorem;         ///< theorem on which the solution is based
    std::string_view subject;       ///< position on which the theorem is proved, with the numbers of the sample if possible
    std::optional<Method> method{}; ///< set if the judge takes a method
};

/// All problems by family; within a family, simpler theory comes first.
std::span<const Problem> allProblems();

/// Null if no problem has that name. Case and missing dashes do not matter: HDU1527 is hdu-1527.
const Problem* problemNamed(std::string_view name);

/// Reads the input from `source` and writes the answers to `sink`. Ends early, without an error, when the sink returns
/// false.
std::optional<InputError> solve(const Problem& problem, ByteSource source, ByteSink sink);

/// Like `solve`, but finds the answers by exhaustive search. Only for small input, because the search is slow.
std::optional<InputError> search(const Problem& problem, ByteSource source, ByteSink sink);

/// Calls `see` for each case of an input, up to the first case that cannot be read.
std::optional<InputError> trace(const Problem& problem, ByteSource source, const CaseVisitor& see);

/// The position of the first case that has one, in the project's notation; empty if no case has one.
std::string firstPosition(const Problem& problem, std::string_view input);

/// Generates input of the given size; the same seed gives the same input. Ends early when the sink returns false.
void generate(const Problem& problem, Size size, Seed seed, ByteSink sink);

}  // namespace nimstone::contest
