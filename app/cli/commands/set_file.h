// A set of exercises from a file; what is wrong with it is complained of.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "core/practice/exercise_set.h"

namespace nimstone::cli {

/// Reads standard input if the path is "-".
tl::expected<practice::ExerciseSet, Exit> readSet(const std::string& path);

}  // namespace nimstone::cli
