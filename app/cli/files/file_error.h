// The reasons why a file cannot be read or written.
#pragma once

#include <QString>
#include <string>

namespace nimstone::cli {

struct FileError {
    enum class Kind {
        Missing,       ///< no file has this name
        Folder,        ///< the name is the name of a folder
        Forbidden,     ///< the process has no permission
        NoFolder,      ///< a file cannot be written, because its folder does not exist
        InputItself,   ///< a file cannot be written, because it is the file that is read as input
        Full,          ///< the disk has no space left
        NoPlugin,      ///< a PDF cannot be written, because the plugin nimstone-pdf cannot be loaded
        Unreadable,    ///< any other error while a file is read
        Unwritable,    ///< any other error while a file is written
    };
    std::string name;  ///< the path of the file, or `<stdin>` or `<stdout>`
    Kind kind;
};

/// Makes an error from the errno value `code`, for a file that could not be read.
FileError readingError(std::string name, int code);

/// Makes an error from the errno value `code`, for a file that could not be written.
FileError writingError(std::string name, int code);

/// Returns a sentence about the error, as rich text: what was expected of the file and what was found.
QString sentence(const FileError& error);

/// Returns the error sentence for an empty file name.
QString emptyFileName();

}  // namespace nimstone::cli
