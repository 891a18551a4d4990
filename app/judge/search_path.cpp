#include "app/judge/search_path.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include <unistd.h>

namespace nimstone::judge {

namespace fs = std::filesystem;

bool isExecutable(const fs::path& path)
{
    std::error_code unknown;
    return fs::is_regular_file(path, unknown) && access(path.c_str(), X_OK) == 0;
}

bool isOfSystem(const fs::path& path)
{
    constexpr std::string_view folders[] = {"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/etc", "/nix/store", "/gnu/store"};
    return std::ranges::any_of(folders, [text = path.string()](std::string_view folder) {
        return text.starts_with(folder) && (text.size() == folder.size() || text[folder.size()] == '/');
    });
}

std::string inPath(std::string_view name, std::string_view path)
{
    while (!path.empty()) {
        const std::string_view folder = path.substr(0, path.find(':'));
        path.remove_prefix(std::min(folder.size() + 1, path.size()));
        if (const fs::path file = fs::path(folder) / name; folder.starts_with('/') && isExecutable(file))
            return file;
    }
    return {};
}

std::string_view pathOfSystem()
{
    const char* const path = std::getenv("PATH");
    return path ? path : "/usr/bin:/bin";
}

}  // namespace nimstone::judge
