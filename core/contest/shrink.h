// Shrinks an input on which a program fails to a small input on which it still fails.
#pragma once

#include <functional>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// Orders inputs: fewer cases come first, then fewer numbers in total, then the smaller sum, then lexicographic order.
bool isSmallerInput(const std::vector<Case>& a, const std::vector<Case>& b);

/// Returns true if the program fails on `cases`. It is called only with valid inputs that are smaller than every input for
/// which it returned true.
using StillFails = std::function<bool(const std::vector<Case>& cases)>;

/// Leaves out cases, then items of lists, and lowers numbers, one or two at a time, until no such step leads to a smaller
/// input that fails, or `stop` returns true. `failing` is assumed to fail.
std::vector<Case> shrink(const Problem& problem, std::vector<Case> failing, const StillFails& stillFails,
                         const std::function<bool()>& stop);

}  // namespace nimstone::contest
