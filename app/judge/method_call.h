// Turns sources in LeetCode's form, a class Solution without `main`, into programs. The added code reads the input, calls the method for
// each line, and prints the answers.
#pragma once

#include <optional>
#include <string>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// The code to add before and after a source to turn it into a program. In Python nothing is added to the source: `before` is then a
/// complete program, which gets the path of the source and the name of the method as arguments.
struct MethodCall {
    std::string before;
    std::string after;
    std::string method;  ///< the name of the method in the source: canWinNim or can_win_nim; empty if the source lacks the method
};

/// Returns the code that calls the method of a source. Returns nothing if the source reads its input itself, or if the source has neither
/// the class nor the method.
std::optional<MethodCall> callOf(const contest::Method& method, Language language, const std::string& source);

}  // namespace nimstone::judge
