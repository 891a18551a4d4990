// What is wrong, in one line on standard error: PLACE:LINE:COLUMN: what was expected, and what was found.
#pragma once

#include <QString>
#include <cstdint>
#include <string>

#include "app/cli/files/file_error.h"

namespace nimstone::cli {

/// How a command ended.
enum class Exit { Done = 0, CheckFailed = 1, BadInput = 2 };

/// `sentence` is rich text. Line and column count from 1. Always returns Exit::BadInput.
Exit complain(const std::string& place, std::uint64_t line, std::uint64_t column, const QString& sentence);

/// False once nobody reads standard error any more: whoever goes through much input may end then.
bool complaintsAreRead();

/// Of the command line: argument:1:COLUMN. `column` counts within the argument at fault.
Exit complainOfArgument(std::uint64_t column, const QString& sentence);

/// The same of an option's value, which is named: argument:1:COLUMN: --move: ….
Exit complainOfOption(const char* option, std::uint64_t column, const QString& sentence);

/// Of an option that is not there; `example` is it with a value: --upto 100.
Exit complainOfMissing(const char* example);

/// Of a file as a whole.
Exit complain(const FileError& error);

}  // namespace nimstone::cli
