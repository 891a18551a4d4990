// The contest problems that are known here, by name: their facts, and how each is solved, generated and searched.
//
// A problem is one row in the file of its family. The wording of its task is a file of translations/contest/.
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

/// Reads the whole input and writes an answer a case, in memory that does not grow with the number of cases. It stops
/// at the first token that cannot be read, which the scanner keeps; the answers before it are written.
using Solve = void (*)(Scanner& input, LineWriter& answers);

/// An output with what the statement leaves open as it is in the output of `solve`: the order of lines, say. `expected`
/// and `got` belong to `input`, which is valid.
using SettleOutput = std::string (*)(std::string_view input, std::string_view expected, std::string_view got);

/// What LeetCode asks for instead of a program: a method of the class Solution, which says whether the player to move wins.
struct Method {
    enum class Takes { Number, Text };
    std::string_view name;
    Takes takes;  ///< what stands in a line of the input
};

struct Problem {
    std::string_view name;          ///< on the command line: judge and number
    std::string_view title;         ///< in English: as the judge has it, or translated where the judge has it in Chinese alone
    std::string_view chineseTitle;  ///< empty where the judge's title is English alone
    std::string_view game;          ///< as the notation writes it; letters are numbers of the input
    std::string_view limits;        ///< official, in mathematical signs; empty where the judge states none
    Solve solve;
    Solve reference;                ///< the same by exhaustive search from the rules of the problem: for small input
    InputForm input;
    /// Cases that the statement allows and the judge's own data evidently lacks: programs that the judge accepts fail on them.
    bool (*isLacking)(const Case& numbers) = nullptr;
    SettleOutput settle = nullptr;        ///< where the statement leaves nothing open, none
    Trace trace;
    proof::Theorem theorem;         ///< what the solution leans on
    std::string_view subject;       ///< a position on which it is proved, in the numbers of the sample where there is one
    std::optional<Method> method{}; ///< where the judge takes it
};

/// By family, and within a family as their theory grows.
std::span<const Problem> allProblems();

/// None where no problem has that name. Capitals and missing dashes make no difference: HDU1527 is hdu-1527.
const Problem* problemNamed(std::string_view name);

/// Solves from source to sink. It ends early, without an error, when the sink wants no more.
std::optional<InputError> solve(const Problem& problem, ByteSource source, ByteSink sink);

/// The same by exhaustive search.
std::optional<InputError> search(const Problem& problem, ByteSource source, ByteSink sink);

/// Shows the cases of an input one by one, up to the first that cannot be read.
std::optional<InputError> trace(const Problem& problem, ByteSource source, const SeeCase& see);

/// The position of the first case of an input that is one, as the notation writes it; empty where none is.
std::string firstPosition(const Problem& problem, std::string_view input);

/// Input of that size; the same for the same seed. It ends early when the sink wants no more.
void generate(const Problem& problem, Size size, Seed seed, ByteSink sink);

}  // namespace nimstone::contest
