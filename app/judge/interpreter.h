// Finds the folders outside the system that an executable or a script must be able to read, such as that of its interpreter.
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/runner.h"

namespace nimstone::judge {

/// Runs a compiler or an interpreter and returns the lines that it prints. If the run fails, the result is empty. The tool may read all
/// files, because the user has installed it.
std::vector<std::string> outputLinesOf(Runner& runner, std::vector<std::string> arguments, const std::stop_token& stop);

/// Adds the folder in which a program is installed: the parent of its folder `bin` or `shims`, else its own folder. Adds nothing for a
/// program of the system, or if the folder also holds other files of the user.
void addInstallation(std::vector<std::string>& readable, const std::filesystem::path& program);

/// The Python interpreter that a command starts. The command in PATH may be a script that looks for the interpreter.
struct Python {
    std::string path;                     ///< the absolute path of the interpreter
    std::vector<std::string> readable{};  ///< the folders of the interpreter and its modules, apart from the system's folders
};
std::optional<Python> resolvePython(Runner& runner, const std::string& command, const std::stop_token& stop);

/// Returns the command that runs an executable, without its arguments. The command allows a script to read its interpreter.
ProgramCall callOfExecutable(Runner& runner, const std::filesystem::path& file, const std::stop_token& stop);

/// Adds arguments to a command that will run in another folder. Arguments that are files, folders or class paths (a:b) become absolute
/// paths, and the program may read these paths.
void addArguments(ProgramCall& command, const std::vector<std::string>& arguments);

}  // namespace nimstone::judge
