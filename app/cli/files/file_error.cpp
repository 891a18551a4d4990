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
    case Kind::Missing: return translate("cli::Files", "there is no file with this name");
    case Kind::Folder: return translate("cli::Files", "this is a folder, not a file");
    case Kind::Forbidden:
        return translate("cli::Files", "no permission to open this file");
    case Kind::NoFolder:
        return translate("cli::Files", "the folder of this file does not exist: create it first");
    case Kind::InputItself:
        return translate("cli::Files", "this is the input file: write the output to another file");
    case Kind::Full: return translate("cli::Files", "no space left: free some space or write somewhere else");
    case Kind::NoPlugin: return translate("cli::Files", "nimstone-pdf.so is missing: install Nimstone again");
    case Kind::Unreadable: return translate("cli::Files", "reading the file failed");
    case Kind::Unwritable: break;
    }
    return translate("cli::Files", "writing the file failed");
}

QString emptyFileName()
{
    return translate("cli::Files", "expected the name of a file, but it is empty");
}

}  // namespace nimstone::cli
