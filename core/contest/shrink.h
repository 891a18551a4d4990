// Shrinks an input on which a program fails to a small input on which it still fails.
#pragma once

#include <functional>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// True if `a` comes before `b` in the order of inputs: the input with fewer cases comes first, then with fewer numbers
/// in total, then with the smaller sum of numbers, then the input that is first in lexicographic order.
bool isSmallerInput(const std::vector<Case>& a, const std::vector<Case>& b);

/// Returns true if the program fails on `cases`. The search calls it only with valid inputs that are smaller than
/// every input for which it has returned true.
using StillFails = std::function<bool(const std::vector<Case>& cases)>;

/// Makes the input smaller: leaves out cases, then items of lists, and decreases numbers, one or two at a time. The
/// search ends when none of these changes gives a smaller input on which the program fails, or when `stop` returns
/// true. The function assumes that the program fails on `failing`.
std::vector<Case> shrink(const Problem& problem, std::vector<Case> failing, const StillFails& stillFails,
                         const std::function<bool()>& stop);

}  // namespace nimstone::contest
