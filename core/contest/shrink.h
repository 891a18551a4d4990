// From an input on which a program fails to a small one on which it fails too.
#pragma once

#include <functional>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// From the smallest: fewer cases, then fewer numbers in all, then a smaller sum of them, then the first in order.
bool isSmallerInput(const std::vector<Case>& a, const std::vector<Case>& b);

/// Asked of valid inputs, each smaller than every one before it on which the answer was yes.
using StillFails = std::function<bool(const std::vector<Case>& cases)>;

/// Leaves out cases, then things in lists, and lowers numbers, alone and two at a time, until nothing of this leads to a
/// smaller input that fails, or `stop` says that it is enough. `failing` is taken to fail.
std::vector<Case> shrink(const Problem& problem, std::vector<Case> failing, const StillFails& stillFails,
                         const std::function<bool()>& stop);

}  // namespace nimstone::contest
