// Compiling and running a source in Java.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// What is known of a compiler by the file in which its JDK says it: starting it takes longer than most programs. Asked where
/// there is none.
std::string versionOfJava(Runner& runner, const std::string& javac, const std::stop_token& stop);

/// Where Java looks for the parts of a source.
struct JavaClasses {
    std::string file;  ///< without a suffix: a public class only lies in a file of its name
    std::string main;  ///< the class that has `main`, with its package
};
JavaClasses classesOf(const std::string& source);

/// What runs a source, without the program's arguments. Its classes are kept in the folder `cache`.
tl::expected<ProgramCall, CompileError> javaCall(Runner& runner, const Tool& javac, const std::filesystem::path& file,
                                                 const std::string& source, const std::string& cache, const Limits& limits,
                                                 const std::stop_token& stop);

}  // namespace nimstone::judge
