// Cases to try on a program that fails on a larger case: all smaller cases if there are few of them, and otherwise cases of
// all magnitudes on which mistakes are likely to show.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// All cases that are smaller than `than`, in the order of isSmaller; nullopt if there are more than `most`.
std::optional<std::vector<Case>> everyCaseBelow(const Problem& problem, const Case& than, std::size_t most);

/// All cases that are smaller than `than`, in the order of isSmaller. If there are more than `most`, returns only the cases with a
/// sum up to a bound: the largest bound for which at most `most` cases remain.
std::vector<Case> casesBelow(const Problem& problem, const Case& than, std::size_t most);

/// Cases in which one number has any magnitude and the others are small; the first player loses many of them, or nearly
/// loses. All are smaller than `than`, if there is one, in the order of isSmaller. At most `most`, about equally many for
/// each number of bits; the same seed gives the same cases.
std::vector<Case> casesOfAllScales(const Problem& problem, const std::optional<Case>& than, Seed seed, std::size_t most);

}  // namespace nimstone::contest
