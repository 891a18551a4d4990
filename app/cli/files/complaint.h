// Prints error messages of one line on standard error, in the format PLACE:LINE:COLUMN: followed by what was expected
// and what was found.
#pragma once

#include <QString>
#include <cstdint>
#include <string>

#include "app/cli/files/file_error.h"

namespace nimstone::cli {

/// The exit code of a command.
enum class Exit { Done = 0, CheckFailed = 1, BadInput = 2 };

/// Prints an error message. `sentence` is rich text. The line and the column are counted from 1. Always returns
/// Exit::BadInput.
Exit reportError(const std::string& place, std::uint64_t line, std::uint64_t column, const QString& sentence);

/// Returns false if the reader of standard error has closed the pipe. A command that reads much input may then stop.
bool errorsAreRead();

/// Reports an error in the command line, with the place argument:1:COLUMN. `column` is counted from 1 within the wrong
/// argument.
Exit reportArgument(std::uint64_t column, const QString& sentence);

/// Reports an error in the value of an option, with the option's name after the place: argument:1:COLUMN: --move: ….
Exit reportOption(const char* option, std::uint64_t column, const QString& sentence);

/// Reports that an option is missing. `example` is the option with a value, such as "--upto 100".
Exit complainOfMissing(const char* example);

/// Reports an error that concerns a whole file.
Exit reportError(const FileError& error);

}  // namespace nimstone::cli
