// Splits the input of a problem into cases, which callers can leave out, change, and write again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// The input of `generate` for the same size and seed, as cases.
std::vector<Case> drawnCases(const Problem& problem, Size size, Seed seed);

/// The text of the input that consists of these cases.
std::string written(const Problem& problem, std::span<const Case> cases);

/// The cases of an input, whatever its layout; nullopt if the input is invalid or exceeds the bounds of the problem.
std::optional<std::vector<Case>> casesIn(const Problem& problem, std::string_view input);

/// True if the online judge's own test data evidently has no case like this one.
bool judgeDataLacks(const Problem& problem, const Case& numbers);

/// The largest number of cases that one input may have.
Count mostCases(const Problem& problem);

/// A case with every number clamped to its range. `whole` is false if there were too few numbers.
struct ClampedCase {
    Choices::Record record;
    bool whole = false;
};
ClampedCase settled(const Problem& problem, const Case& numbers);

/// All different cases whose numbers are small, in the order of isSmaller; at most `most`.
std::vector<Case> everySmall(const Problem& problem, std::size_t most);

/// Cases of few numbers, some of them beside a power of two, where an integer type with too few bits overflows. At most
/// `most`; the same seed gives the same cases.
std::vector<Case> edgeCases(const Problem& problem, Seed seed, std::size_t most);

/// The index of the case to which a token of the answers belongs, both from 0; the last case if there are fewer tokens.
std::size_t caseOfToken(const Problem& problem, std::span<const Case> cases, std::size_t token);

/// The output of `solve` for the input.
std::string answersTo(const Problem& problem, std::string_view input);

}  // namespace nimstone::contest
