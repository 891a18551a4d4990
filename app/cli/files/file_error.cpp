#include "app/cli/files/file_error.h"

#include <cerrno>
#include <utility>

#include "app/cli/files/speech.h"

namespace nimstone::cli {

using Kind = FileError::Kind;

FileError readingError(std::string name, int code)
{
    switch (code) {
    case ENOENT: case ENOTDIR: return {std::move(name), Kind::Missing};
    case EISDIR: return {std::move(name), Kind::Folder};
    case EACCES: case EPERM: return {std::move(name), Kind::Forbidden};
    default: return {std::move(name), Kind::Unreadable};
    }
}

FileError writingError(std::string name, int code)
{
    switch (code) {
    case ENOENT: case ENOTDIR: return {std::move(name), Kind::NoFolder};
    case EISDIR: return {std::move(name), Kind::Folder};
    case EACCES: case EPERM: case EROFS: return {std::move(name), Kind::Forbidden};
    case ENOSPC: case EDQUOT: return {std::move(name), Kind::Full};
    default: return {std::move(name), Kind::Unwritable};
    }
}

QString sentence(const FileError& error)
{
    switch (error.kind) {
    case Kind::Missing: return translate("cli::Files", "a file was expected, but there is none of this name");
    case Kind::Folder: return translate("cli::Files", "a file was expected, but this is a folder");
    case Kind::Forbidden:
        return translate("cli::Files", "a file was expected that may be opened, but the permission is missing");
    case Kind::NoFolder:
        return translate("cli::Files", "a file in a folder that exists was expected, but there is no such folder");
    case Kind::InputItself:
        return translate("cli::Files", "another file was expected for the output, but this is the input");
    case Kind::Full: return translate("cli::Files", "room for the output was expected, but no space is left");
    case Kind::Unreadable: return translate("cli::Files", "a file that can be read was expected, but reading failed");
    case Kind::Unwritable: break;
    }
    return translate("cli::Files", "a file that can be written was expected, but writing failed");
}

QString emptyFileName()
{
    return translate("cli::Files", "the name of a file was expected, but it is empty");
}

}  // namespace nimstone::cli
