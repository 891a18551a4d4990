// The input of a problem as its cases, which can be left out, changed, and written again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// What `generate` writes for that seed, as cases.
std::vector<Case> drawnCases(const Problem& problem, Size size, Seed seed);

/// An input that has these cases.
std::string written(const Problem& problem, std::span<const Case> cases);

/// The cases of an input within the bounds of the problem, however it is laid out; none where it is not such an input.
std::optional<std::vector<Case>> casesIn(const Problem& problem, std::string_view input);

/// Whether the judge's own data evidently lacks such a case.
bool isLacking(const Problem& problem, const Case& numbers);

/// How many cases one input may have.
Count mostCases(const Problem& problem);

/// A case with the numbers brought into their ranges. `whole` is false where there were too few numbers.
struct SettledCase {
    Choices::Record record;
    bool whole = false;
};
SettledCase settled(const Problem& problem, const Case& numbers);

/// All cases whose numbers are small, each once, the smallest first; no more than `most`.
std::vector<Case> everySmall(const Problem& problem, std::size_t most);

/// Cases of few numbers, some of them beside a power of two, where arithmetic in too few bits goes wrong. At most `most`, the
/// same for the same seed.
std::vector<Case> edgeCases(const Problem& problem, Seed seed, std::size_t most);

/// The case of an input to which a token of the answers belongs, both counted from 0; the last one where there are
/// fewer tokens.
std::size_t caseOfToken(const Problem& problem, std::span<const Case> cases, std::size_t token);

/// What `solve` answers to a text.
std::string answersTo(const Problem& problem, std::string_view input);

}  // namespace nimstone::contest
