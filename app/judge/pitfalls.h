// The pitfalls are programs with a known mistake. The functions find the pitfalls whose mistakes explain the wrong answers of a user's
// program.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/judge/judge.h"

namespace nimstone::judge {

struct Pitfall {
    std::string name;    ///< the name by which the text of the problem refers to the pitfall
    std::string source;  ///< the source text in C++
    std::string input;   ///< the smallest input on which the pitfall fails
};

/// Returns the pitfalls of a problem, in alphabetical order.
std::vector<Pitfall> pitfallsOf(std::string_view problem);

/// A function that compiles a pitfall into a program that can be run. It returns nothing if this fails, for example without a compiler.
using Prepare = std::function<std::optional<RunProgram>(const Pitfall& pitfall)>;

/// Returns the names of the fewest pitfalls that explain all answers of `program` to the inputs of `failure` and of all pitfalls. On the
/// input of each returned pitfall, the program gives the same wrong answer as the pitfall. For each case: if no returned pitfall is wrong,
/// the program is right. If exactly one pitfall is wrong, the program gives the answer of this pitfall. If two pitfalls are wrong, the
/// program may give any answer.
std::vector<std::string> likeness(const contest::Problem& problem, const Failure& failure, const RunProgram& program,
                                    const Prepare& prepare, const Limits& limits, std::stop_token stop);

}  // namespace nimstone::judge
