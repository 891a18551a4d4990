// The contest problem that a command line names.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "core/contest/problem.h"

namespace CLI {
class App;
}

namespace nimstone::cli {

/// Declares the argument PROBLEM.
void declareProblem(CLI::App& app, std::string& name);

/// Complains where there is no such problem.
tl::expected<const contest::Problem*, Exit> problemCalled(const std::string& name);

}  // namespace nimstone::cli
