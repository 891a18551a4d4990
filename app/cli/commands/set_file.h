// A set of exercises from a file; what is wrong with it is complained of.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "core/practice/exercise_set.h"

namespace nimstone::cli {

tl::expected<practice::ExerciseSet, Exit> readSet(const std::string& path);

}  // namespace nimstone::cli
