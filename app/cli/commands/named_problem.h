// The contest problem that a command-line argument names.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "core/contest/problem.h"

namespace CLI {
class App;
}

namespace nimstone::cli {

/// Declares the argument PROBLEM, whose value is stored in `name`.
void declareProblem(CLI::App& app, std::string& name);

/// Returns the problem with this name. If there is none, prints an error and returns its exit code.
tl::expected<const contest::Problem*, Exit> problemCalled(const std::string& name);

}  // namespace nimstone::cli
