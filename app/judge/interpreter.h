// Programs that are not compiled here: what else they read than their own file, where they are scripts or lie outside of the
// system's folders.
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/runner.h"

namespace nimstone::judge {

/// The lines that a compiler or an interpreter prints; nothing where it fails. It is the person's own, and may read what it likes
/// to.
std::vector<std::string> saidBy(Runner& runner, std::vector<std::string> arguments, const std::stop_token& stop);

/// Adds the folder in which a program is installed with what belongs to it: that above its `bin`. Nothing is added for one of the
/// system, or where that folder holds a person's other files too.
void addInstallation(std::vector<std::string>& readable, const std::filesystem::path& program);

/// The Python that a command starts: what is in PATH may be a script that looks for it.
struct Python {
    std::string path;                     ///< absolute
    std::vector<std::string> readable{};  ///< where it and its modules lie, outside of the system's folders
};
std::optional<Python> pythonBehind(Runner& runner, const std::string& command, const std::stop_token& stop);

/// What runs an executable, without its arguments: a script may be one for an interpreter in the home folder.
ProgramCall callOfExecutable(Runner& runner, const std::filesystem::path& file, const std::stop_token& stop);

/// Adds those of a program that will run in another folder: files, folders, and class paths (a:b) become absolute, and may be read.
void addArguments(ProgramCall& command, const std::vector<std::string>& arguments);

}  // namespace nimstone::judge
