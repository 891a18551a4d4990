// What g++, gcc, clang++ and clang say about a source.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nimstone::judge {

struct Diagnostic {
    bool isError = false;  ///< else a warning
    std::string headline;  ///< its first line: "nim.cpp:4:12: error: ‘x’ was not declared in this scope"
    std::string message;   ///< of it what follows "error: ", with straight quotes
    std::string text;      ///< all its lines, with notes and excerpts of the source
    std::string context;   ///< the lines before it that say in which function or header it is
};

/// In their order. Lines of the linker are one error.
std::vector<Diagnostic> diagnosticsOf(std::string_view log);

/// The errors, then the warnings.
std::string errorsFirst(std::string_view log);

/// The part of a message between the first pair of straight quotes; empty where it has none.
std::string_view quotedIn(std::string_view message);

/// The file that a message says is not there; empty for any other message.
std::string missingFile(std::string_view message);

}  // namespace nimstone::judge
