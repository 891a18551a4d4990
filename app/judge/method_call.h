// Programs in the only form that LeetCode takes: the class Solution, without a `main`. What reads the input, calls the method for
// each line, and prints the answers is added.
#pragma once

#include <optional>
#include <string>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// What stands before and behind a source, so that it is a program. In Python neither: `before` is a program by itself, which takes
/// the path of the source and the name of the method as arguments.
struct MethodCall {
    std::string before;
    std::string after;
    std::string method;  ///< as the source writes it: canWinNim or can_win_nim; empty where it has none
};

/// Nothing where the source reads its input itself.
std::optional<MethodCall> callOf(const contest::Method& method, Language language, const std::string& source);

}  // namespace nimstone::judge
