// Compiles sources in Java and finds the command that runs them.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// Returns the version of javac: "javac 17.0.9". Reads it from the file "release" of the JDK, because starting javac takes longer than
/// most programs run. If the file is missing, it runs javac. If that fails too, the result is empty.
std::string versionOfJava(Runner& runner, const std::string& javac, const std::stop_token& stop);

/// The names under which Java looks for a source and for its main class.
struct JavaClasses {
    std::string file;  ///< the file's name without suffix, because a public class must be in a file of its name
    std::string main;  ///< the class that has `main`, with its package: "games.Main"
};
JavaClasses classesOf(const std::string& source);

/// Compiles a source and returns the command that runs it, without the program's arguments. The folder `cache` keeps the compiled
/// classes.
tl::expected<ProgramCall, CompileError> javaCall(Runner& runner, const Tool& javac, const std::filesystem::path& file,
                                                 const std::string& source, const std::string& cache, const Limits& limits,
                                                 const std::stop_token& stop);

}  // namespace nimstone::judge
