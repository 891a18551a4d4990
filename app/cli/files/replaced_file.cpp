#include "app/cli/files/replaced_file.h"

#include <cerrno>
#include <cstdio>

namespace nimstone::cli {

namespace {

/// Returns the path of the temporary file.
std::string unfinished(const std::string& path)
{
    return path + ".part";
}

}  // namespace

std::optional<FileError> cannotReplace(const std::string& path)
{
    // No text is written here, so the destructor of Output removes the new file.
    const auto output = Output::open(unfinished(path));
    return output ? std::nullopt : std::optional(FileError{path, output.error().kind});
}

std::optional<FileError> replaceFile(const std::string& path, const std::function<void(Output&)>& write)
{
    auto output = Output::open(unfinished(path));
    if (!output)
        return FileError{path, output.error().kind};
    write(*output);
    output->flush();
    if (output->failure()) {
        std::remove(unfinished(path).c_str());
        return FileError{path, output->failure()->kind};
    }
    if (std::rename(unfinished(path).c_str(), path.c_str()) != 0) {
        const int code = errno;
        std::remove(unfinished(path).c_str());
        return writingError(path, code);
    }
    return std::nullopt;
}

}  // namespace nimstone::cli
