// The contest problems that are solved here, by name.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/contest/answers.h"
#include "core/contest/input_error.h"
#include "core/contest/scanner.h"

namespace nimstone::contest {

/// Reads the whole input and writes an answer a case, in memory that does not grow with the number of cases. It stops
/// at the first token that cannot be read, and says what is wrong with it; the answers before it are written.
using Solve = std::optional<InputError> (*)(Scanner& input, Answers& answers);

struct Problem {
    std::string_view name;   ///< on the command line: judge and number
    std::string_view title;  ///< as the judge has it
    Solve solve;
};

std::span<const Problem> allProblems();

/// None where no problem has that name.
const Problem* problemNamed(std::string_view name);

/// Solves from source to sink. It ends early, without an error, when the sink wants no more.
std::optional<InputError> solve(const Problem& problem, ByteSource source, ByteSink sink);

}  // namespace nimstone::contest
