// Compiles sources in Java and finds the command that runs them.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// Returns the version of javac, such as "javac 17.0.9". Reads the version from the file "release" of the JDK, because starting javac takes
/// longer than most programs run. If the file is missing, runs javac. If that fails too, the result is empty.
std::string versionOfJava(Runner& runner, const std::string& javac, const std::stop_token& stop);

/// The names that Java requires for the file of a source and for the source's main class.
struct JavaClasses {
    std::string file;  ///< the name of the file without suffix: a public class must be in a file with the name of the class
    std::string main;  ///< the class that contains `main`, with its package: "games.Main"
};
JavaClasses classesOf(const std::string& source);

/// Compiles a source and returns the command that runs the classes, without the arguments of the program. The folder `cache` keeps the
/// compiled classes.
tl::expected<ProgramCall, CompileError> javaCall(Runner& runner, const Tool& javac, const std::filesystem::path& file,
                                                 const std::string& source, const std::string& cache, const Limits& limits,
                                                 const std::stop_token& stop);

}  // namespace nimstone::judge
