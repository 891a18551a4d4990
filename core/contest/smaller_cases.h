// Cases to try on a program that fails on a larger one: all smaller ones where they are few, and at every scale those at which
// mistakes show.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// All cases that are smaller than `than`, the smallest first; none where they are more than `most`.
std::optional<std::vector<Case>> everyCaseBelow(const Problem& problem, const Case& than, std::size_t most);

/// The same; where they are more than `most`, those of them whose numbers add up to the least.
std::vector<Case> casesBelow(const Problem& problem, const Case& than, std::size_t most);

/// Cases that are small but for one number, which is of any length: often the first player loses them, or nearly does. All are
/// smaller than `than`, if there is one; the smallest come first. At most `most`, about as many of each length; the same for the
/// same seed.
std::vector<Case> casesOfAllScales(const Problem& problem, const std::optional<Case>& than, Seed seed, std::size_t most);

}  // namespace nimstone::contest
