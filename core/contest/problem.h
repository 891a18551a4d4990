// The table of contest problems: the facts about each problem, and the functions that solve it, generate input for it,
// and answer it by search.
//
// Each problem is one row of the table in the file of its family. The texts of its statement are in
// translations/contest/.
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

/// Reads the whole input and writes an answer for each case. The memory that it uses does not grow with the number of
/// cases. If a token cannot be read, it stops, and the scanner keeps the error; the answers to the cases before this
/// token have been written.
using Solve = void (*)(Scanner& input, LineWriter& answers);

/// Returns the output `got` in the form of `expected`, which is the output of `solve`. Everything that the statement
/// leaves open, such as the order of lines, is rewritten as in `expected`. Both are outputs for `input`, which is
/// valid.
using SettleOutput = std::string (*)(std::string_view input, std::string_view expected, std::string_view got);

/// The method of the class Solution that LeetCode calls instead of running a program. The method returns true if the
/// player to move wins.
struct Method {
    enum class Takes { Number, Text };
    std::string_view name;
    Takes takes;  ///< the type of the argument; each line of the input is one argument
};

struct Problem {
    std::string_view name;          ///< the name of the judge and the number of the problem, as on the command line
    std::string_view title;         ///< the English title of the problem on the judge's site; a translation if the judge has only a Chinese title
    std::string_view chineseTitle;  ///< the Chinese title of the problem on the judge's site; empty if the judge has only an English title
    std::string_view game;          ///< the game of the problem in the project's notation; letters stand for numbers of the input
    std::string_view limits;        ///< the official bounds in mathematical notation; empty if the judge states no bounds
    Solve solve;                    ///< the function that finds the answers by the theory of the game, for small and large input
    Solve reference;                ///< the function that finds the answers by exhaustive search from the rules of the problem; only for small input
    InputForm input;                ///< the form of the input: how its end is marked, and how its cases are drawn and written
    /// True for cases that the statement allows but that the test data of the judge evidently does not contain: some
    /// programs that the judge accepts fail on these cases. Null if no such cases are known.
    bool (*judgeDataLacks)(const Case& numbers) = nullptr;
    SettleOutput settle = nullptr;        ///< rewrites what the statement leaves open in an output; null if the statement allows only one output
    Trace trace;                    ///< the function that reports each case with its lines, its answer, and its position
    proof::Theorem theorem;         ///< the theorem on which the solution is based
    std::string_view subject;       ///< the position for which the program shows the proof of the theorem, with the numbers of the sample if possible
    std::optional<Method> method{}; ///< the method that the judge calls; nothing if the judge runs a program
};

/// All problems, ordered by family. Within a family, problems with simpler theory come first.
std::span<const Problem> allProblems();

/// The problem with this name; null if there is no such problem. Upper case and missing dashes do not matter: HDU1527
/// is hdu-1527.
const Problem* problemNamed(std::string_view name);

/// Reads the input from `source` and writes the answers to `sink`. If the sink returns false, the function ends early
/// without an error.
std::optional<InputError> solve(const Problem& problem, ByteSource source, ByteSink sink);

/// Does the same as `solve`, but finds the answers by exhaustive search. The search is slow, so the function is only
/// for small input.
std::optional<InputError> search(const Problem& problem, ByteSource source, ByteSink sink);

/// Calls `see` for each case of an input, until a case cannot be read.
std::optional<InputError> trace(const Problem& problem, ByteSource source, const CaseVisitor& see);

/// The position of the first case that has a position, in the project's notation; empty if no case has one.
std::string firstPosition(const Problem& problem, std::string_view input);

/// Generates input of the given size; the same seed gives the same input. If the sink returns false, the function ends
/// early.
void generate(const Problem& problem, Size size, Seed seed, ByteSink sink);

}  // namespace nimstone::contest
