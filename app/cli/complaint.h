// What is wrong, in one line on standard error: PLACE:LINE:COLUMN: what was expected, and what was found.
#pragma once

#include <QString>
#include <cstdint>
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/file_error.h"

namespace nimstone::cli {

/// How a command ended.
enum class Exit { Done = 0, CheckFailed = 1, BadInput = 2 };

/// `sentence` is rich text. Line and column count from 1. Always returns Exit::BadInput.
Exit complain(const std::string& place, std::uint64_t line, std::uint64_t column, const QString& sentence);

/// Of an argument of the command line, argument:NUMBER:COLUMN. `column` counts within its value.
Exit complain(const Arguments::Place& place, const QString& sentence, std::uint64_t column = 1);

/// Of a file as a whole.
Exit complain(const FileError& error);

}  // namespace nimstone::cli
