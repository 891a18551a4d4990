// Looks for programs in the folders of PATH.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace nimstone::judge {

bool isExecutable(const std::filesystem::path& path);

/// True if the file is in a folder of the system, which every judged program may read.
bool isOfSystem(const std::filesystem::path& path);

/// Returns the path of the first executable with the name `name` in the folders of `path`, a list of folders separated by colons; empty if
/// there is no such executable. Relative folders are skipped.
std::string inPath(std::string_view name, std::string_view path);

/// Returns the value of PATH, or a default if it is not set.
std::string_view pathOfSystem();

}  // namespace nimstone::judge
