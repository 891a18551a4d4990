#include "app/judge/compiled.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <vector>

#include <sys/stat.h>

#include <QByteArray>
#include <QCryptographicHash>

namespace nimstone::judge {

namespace fs = std::filesystem;

static constexpr std::size_t keySize = 64;
static constexpr std::size_t mostPrograms = 200;
static constexpr std::uintmax_t mostBytes = 500'000'000;

/// After this time, a folder into which a compiler writes counts as abandoned: the process that created the folder was killed.
static constexpr std::chrono::hours abandonedAfter{24};
static constexpr std::string_view newFolderBegin = "new-";

std::string keyOf(const std::vector<std::string>& parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& part : parts)
        hash.addData(QByteArray(part.c_str(), qsizetype(part.size()) + 1));
    return hash.result().toHex().toStdString();
}

/// Returns the size in bytes of a file, or of all files in a folder.
static std::uintmax_t sizeOf(const fs::directory_entry& entry)
{
    std::error_code unknown;
    if (!entry.is_directory(unknown))
        return entry.file_size(unknown);
    std::uintmax_t size = 0;
    for (const fs::directory_entry& part : fs::recursive_directory_iterator(entry, unknown))
        size += part.is_regular_file(unknown) ? part.file_size(unknown) : 0;
    return size;
}

ProgramCache::~ProgramCache()
{
    std::error_code unknown;
    if (!m_new.empty())
        fs::remove_all(m_new, unknown);
}

std::string ProgramCache::find(const std::string& key) const
{
    std::error_code failed;
    const fs::path program = m_folder / key;
    fs::last_write_time(program, fs::file_time_type::clock::now(), failed);
    std::error_code hasNone;
    fs::last_write_time(logOf(key), fs::file_time_type::clock::now(), hasNone);
    return failed ? std::string() : program.string();
}

std::string ProgramCache::log(const std::string& key) const
{
    std::ifstream file(logOf(key), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string ProgramCache::newFolder()
{
    std::error_code failed;
    if (!m_new.empty())
        return m_new;
    fs::create_directories(m_folder, failed);
    m_new = m_folder / (std::string(newFolderBegin) + "XXXXXX");
    if (failed || !mkdtemp(m_new.data())) {
        errno = failed ? failed.value() : errno;
        m_new.clear();
    }
    return m_new;
}

std::string ProgramCache::keep(const fs::path& program, const std::string& key, const std::string& log) const
{
    // The linker runs under a filter that refuses chmod, so the program is made executable here.
    const fs::path kept = m_folder / key;
    if (chmod(program.c_str(), S_IRWXU) != 0)
        return {};
    if (!log.empty())
        std::ofstream(logOf(key), std::ios::binary) << log;
    std::error_code failed;
    fs::rename(program, kept, failed);
    // A folder of Java classes cannot replace an existing folder. If the folder exists, another process has compiled the same source
    // meanwhile.
    std::error_code unknown;
    if (failed && !fs::is_directory(kept, unknown)) {
        errno = failed.value();
        return {};
    }
    removeOldest();
    return kept;
}

void ProgramCache::removeOldest() const
{
    struct Program {
        fs::file_time_type used;
        std::uintmax_t size;
        fs::path path;
    };
    std::vector<Program> programs;
    std::error_code unknown;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_folder, unknown)) {
        const std::string name = entry.path().filename();
        const bool isResult = entry.is_regular_file(unknown) || name.size() == keySize;
        if (name.starts_with(newFolderBegin) && entry.last_write_time(unknown) < fs::file_time_type::clock::now() - abandonedAfter)
            fs::remove_all(entry.path(), unknown);
        else if (isResult)
            programs.push_back({entry.last_write_time(unknown), sizeOf(entry), entry.path()});
    }
    std::ranges::sort(programs, std::ranges::greater(), &Program::used);
    std::uintmax_t bytes = 0;
    for (std::size_t i = 0; i < programs.size(); ++i) {
        bytes += programs[i].size;
        if (i >= mostPrograms || (i > 0 && bytes > mostBytes))
            fs::remove_all(programs[i].path, unknown);
    }
}

}  // namespace nimstone::judge
