// Programs with a known mistake, and whether a program that fails answers as one of them does.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/judge/judge.h"

namespace nimstone::judge {

struct Pitfall {
    std::string name;    ///< as the problem's text names it
    std::string source;  ///< in C++
    std::string input;   ///< the smallest on which it fails
};

/// Of a problem; in alphabetical order.
std::vector<Pitfall> pitfallsOf(std::string_view problem);

/// Makes a program that can be run, or says that there is none: without a compiler.
using Prepare = std::function<std::optional<RunProgram>(const Pitfall& pitfall)>;

/// The pitfalls whose mistakes are those of `program`, by name: the fewest that explain all of its answers to the inputs of
/// `failure` and of all pitfalls. On the input of each of them it is wrong as that pitfall is; and case by case, it is right
/// where all of them are, and wrong as one of them where one is. Where two are wrong in the same case, its answer may be any.
std::vector<std::string> likeness(const contest::Problem& problem, const Failure& failure, const RunProgram& program,
                                    const Prepare& prepare, const Limits& limits, std::stop_token stop);

}  // namespace nimstone::judge
