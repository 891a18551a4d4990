#include "app/judge/run/folder.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nimstone::judge::run {

namespace {

constexpr int toList = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

/// Calls `visit(name)` for each entry of a folder and returns the number of entries.
template <class Visit>
int forEach(int folder, Visit visit)
{
    int count = 0;
    const int again = openat(folder, ".", toList);
    if (DIR* const entries = again < 0 ? nullptr : fdopendir(again)) {
        while (const dirent* const entry = readdir(entries)) {
            if (std::strcmp(entry->d_name, ".") != 0 && std::strcmp(entry->d_name, "..") != 0) {
                ++count;
                visit(entry->d_name);
            }
        }
        closedir(entries);
    }
    return count;
}

bool removed(int folder, const char* name)
{
    return unlinkat(folder, name, 0) == 0 || unlinkat(folder, name, AT_REMOVEDIR) == 0;
}

/// Empties a folder of any depth by moving the entries of its subfolders up into it. Returns false if an entry cannot be removed.
bool emptied(int folder)
{
    unsigned long moved = 0;
    int left = 0;
    do {
        bool progress = false;
        left = forEach(folder, [&](const char* name) {
            if (const int below = removed(folder, name) ? -1 : openat(folder, name, toList); below >= 0) {
                forEach(below, [&](const char* deeper) {
                    char other[40];
                    std::snprintf(other, sizeof other, ".nimstone-%lu", ++moved);
                    progress |= removed(below, deeper) || renameat(below, deeper, folder, other) == 0;
                });
                close(below);
                progress |= removed(folder, name);
            } else {
                progress |= faccessat(folder, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0;
            }
        });
        if (left > 0 && !progress)
            return false;
    } while (left > 0);
    return true;
}

}  // namespace

Folder::Folder()
{
    const char* const temporary = std::getenv("TMPDIR");
    m_above = std::string(temporary && *temporary == '/' ? temporary : "/tmp") + "/nimstone-run-XXXXXX";
    if (!mkdtemp(m_above.data()))
        m_above.clear();
    m_path = m_above + "/run";
}

Folder::~Folder()
{
    empty();
    rmdir(m_path.c_str());
    rmdir(m_above.c_str());
}

int Folder::fresh()
{
    // On a system without Landlock, the program may have removed or replaced the folder.
    struct stat now;
    struct stat then;
    if (m_folder >= 0 && lstat(m_path.c_str(), &now) == 0 && fstat(m_folder, &then) == 0 && now.st_ino == then.st_ino
        && now.st_dev == then.st_dev)
        return m_folder;
    if (m_folder >= 0)
        close(m_folder);
    m_folder = -1;
    if (!m_above.empty() && (mkdir(m_path.c_str(), S_IRWXU) == 0 || unlink(m_path.c_str()) == 0))
        mkdir(m_path.c_str(), S_IRWXU);
    m_folder = open(m_path.c_str(), toList);
    return m_folder;
}

void Folder::empty()
{
    if (m_folder >= 0 && !emptied(m_folder)) {
        // The folder could not be emptied. It stays where it is, and the next folder gets another name.
        close(m_folder);
        m_folder = -1;
        m_path += '-';
    }
}

}  // namespace nimstone::judge::run
