// Parses the output of g++, gcc, clang++ and clang.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nimstone::judge {

struct Diagnostic {
    bool isError = false;  ///< true for an error, false for a warning
    std::string headline;  ///< the first line: "nim.cpp:4:12: error: ‘x’ was not declared in this scope"
    std::string message;   ///< the part of the headline after "error: " or "warning: ", with straight quotes
    std::string text;      ///< all lines of the diagnostic, with notes and excerpts of the source
    std::string context;   ///< the lines before the headline that name the function or the header
};

/// Returns the errors and warnings in the order of the log. The last line of the linker becomes a part of the error before this line.
std::vector<Diagnostic> diagnosticsOf(std::string_view log);

/// Returns the log with all errors moved before all warnings.
std::string errorsFirst(std::string_view log);

/// Returns the text between the first two straight quotes of a message; empty if the message has fewer than two quotes.
std::string_view quotedIn(std::string_view message);

/// Returns the name of the file that the compiler's message calls missing; empty for any other message.
std::string missingFile(std::string_view message);

}  // namespace nimstone::judge
