// Why a file cannot be read or written.
#pragma once

#include <QString>
#include <string>

namespace nimstone::cli {

struct FileError {
    enum class Kind {
        Missing,       ///< there is no such file
        Folder,        ///< it is a folder
        Forbidden,     ///< the permission is missing
        NoFolder,      ///< to be written, but its folder does not exist
        InputItself,   ///< to be written, but it is what is read
        Full,          ///< no space is left
        Unreadable,    ///< anything else
        Unwritable,
    };
    std::string name;  ///< the path, `<stdin>` or `<stdout>`
    Kind kind;
};

/// From errno, for a file to be read.
FileError readingError(std::string name, int code);

/// From errno, for a file to be written.
FileError writingError(std::string name, int code);

/// What was expected of the file and what was found. Rich text.
QString sentence(const FileError& error);

/// The same of a name that is no name.
QString emptyFileName();

}  // namespace nimstone::cli
