// Splits the input of a problem into cases. Callers can remove or change cases and write them as an input again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// The cases of the input that `generate` writes for this size and this seed.
std::vector<Case> drawnCases(const Problem& problem, Size size, Seed seed);

/// The text of the input that has these cases.
std::string written(const Problem& problem, std::span<const Case> cases);

/// The cases of the text `input`. Any white space between numbers is accepted. Nullopt if the input is invalid or
/// exceeds the bounds of the problem.
std::optional<std::vector<Case>> casesIn(const Problem& problem, std::string_view input);

/// True if the test data of the online judge evidently contains no case of this kind.
bool judgeDataLacks(const Problem& problem, const Case& numbers);

/// The largest number of cases that one input may have.
Count mostCases(const Problem& problem);

/// A case in which every number is clamped to its range. `whole` is false if numbers of the case were missing.
struct ClampedCase {
    Choices::Record record;
    bool whole = false;
};
ClampedCase settled(const Problem& problem, const Case& numbers);

/// All different cases that have only small numbers, in the order of isSmaller. The result has at most `most` cases.
std::vector<Case> everySmall(const Problem& problem, std::size_t most);

/// Cases of few numbers. Some numbers are next to a power of two, because an integer type with too few bits overflows
/// there. The result has at most `most` cases; the same seed gives the same cases.
std::vector<Case> edgeCases(const Problem& problem, Seed seed, std::size_t most);

/// The index, from 0, of the case to which the token with the index `token` of the output belongs. It is the last case
/// if the output has fewer tokens.
std::size_t caseOfToken(const Problem& problem, std::span<const Case> cases, std::size_t token);

/// The output of `solve` for the input `input`.
std::string answersTo(const Problem& problem, std::string_view input);

}  // namespace nimstone::contest
