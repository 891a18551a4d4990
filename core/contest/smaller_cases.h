// Cases on which to test a program that has failed on a larger case: all smaller cases if there are few of them;
// otherwise cases with numbers of every size, on which mistakes are likely to show.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// All cases that are smaller than `than`, in the order of isSmaller; nullopt if there are more than `most` cases.
std::optional<std::vector<Case>> everyCaseBelow(const Problem& problem, const Case& than, std::size_t most);

/// All cases that are smaller than `than`, in the order of isSmaller. If there are more than `most` cases, the function
/// returns only the cases whose sum is at most a bound. It chooses the largest bound for which at most `most` cases
/// remain.
std::vector<Case> casesBelow(const Problem& problem, const Case& than, std::size_t most);

/// Cases in which one number can have any size and the other numbers are small. In many of these cases the first player
/// loses, or would lose if one number were slightly different. If `than` is given, all cases are smaller than it. The
/// cases are in the order of isSmaller. There are at most `most` cases, and about the same number of cases for each
/// number of bits; the same seed gives the same cases.
std::vector<Case> casesOfAllScales(const Problem& problem, const std::optional<Case>& than, Seed seed, std::size_t most);

}  // namespace nimstone::contest
