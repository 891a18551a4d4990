// The reasons why a file cannot be read or written.
#pragma once

#include <QString>
#include <string>

namespace nimstone::cli {

struct FileError {
    enum class Kind {
        Missing,       ///< no file has this name
        Folder,        ///< the name is that of a folder
        Forbidden,     ///< the process has no permission
        NoFolder,      ///< the file is to be written, but its folder does not exist
        InputItself,   ///< the file is to be written, but it is the same as the input
        Full,          ///< no space is left
        Unreadable,    ///< any other error while reading; Unwritable is the same while writing
        Unwritable,
    };
    std::string name;  ///< the path, or `<stdin>` or `<stdout>`
    Kind kind;
};

/// Makes an error from errno for a file that was to be read.
FileError readingError(std::string name, int code);

/// Makes an error from errno for a file that was to be written.
FileError writingError(std::string name, int code);

/// Returns rich text that says what was expected of the file and what was found.
QString sentence(const FileError& error);

/// Returns the sentence for an empty file name.
QString emptyFileName();

}  // namespace nimstone::cli
