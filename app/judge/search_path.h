// Programs, as they are looked for in PATH.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace nimstone::judge {

bool isExecutable(const std::filesystem::path& path);

/// Whether every program may read it: it lies in a folder of the system.
bool isOfSystem(const std::filesystem::path& path);

/// The first program of that name in folders with colons between them; empty where there is none. Folders that are relative to
/// another one are passed over.
std::string inPath(std::string_view name, std::string_view path);

/// PATH.
std::string_view pathOfSystem();

}  // namespace nimstone::judge
