// Reads a set of exercises from a file.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "core/practice/exercise_set.h"

namespace nimstone::cli {

/// Reads the file, or standard input if the path is "-". Prints an error if the set is not valid, or if the file is also the
/// output of the command.
tl::expected<practice::ExerciseSet, Exit> readSet(const std::string& path, const std::string& output);

}  // namespace nimstone::cli
