// Completes programs in LeetCode's form: a class Solution without a `main`. The added code reads the input, calls the method for each
// line, and prints the answers.
#pragma once

#include <optional>
#include <string>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// The code to add before and after a source to make it a program. In Python nothing is added: `before` is a complete program, which
/// gets the path of the source and the name of the method as arguments.
struct MethodCall {
    std::string before;
    std::string after;
    std::string method;  ///< the method's name in the source: canWinNim or can_win_nim; empty if the source lacks the method
};

/// Returns nothing if the source reads its input itself, or if it has neither the class nor the method.
std::optional<MethodCall> callOf(const contest::Method& method, Language language, const std::string& source);

}  // namespace nimstone::judge
