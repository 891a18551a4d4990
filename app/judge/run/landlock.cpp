#include "app/judge/run/confinement.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace nimstone::judge::run {

namespace {

/// The kernel's struct landlock_ruleset_attr, with the fields that older system headers lack.
struct RulesetAttributes {
    std::uint64_t files;
    std::uint64_t network;  ///< restrictions on the network; since version 4 of Landlock
    std::uint64_t scoped;   ///< restrictions on abstract sockets and signals; since version 6 of Landlock
};

constexpr std::uint64_t toExecute = LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t toWriteFile = LANDLOCK_ACCESS_FS_WRITE_FILE;
constexpr std::uint64_t toReadFile = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t toReadFolder = LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t toTruncate = 1U << 14;
constexpr std::uint64_t bindAndConnect = 3;
constexpr std::uint64_t abstractSocketsAndSignals = 3;

/// Returns the bit mask of all access rights to files that exist in a version of Landlock.
std::uint64_t rightsOf(int version)
{
    const int count = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
    return (std::uint64_t{1} << count) - 1;
}

std::vector<int> opened(std::initializer_list<const char*> paths)
{
    std::vector<int> files;
    for (const char* path : paths) {
        if (const int file = open(path, O_PATH | O_CLOEXEC); file >= 0)
            files.push_back(file);
    }
    return files;
}

}  // namespace

int landlockVersion()
{
    const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version > 0 ? static_cast<int>(version) : 0;
}

bool keepSignalsIn()
{
    // Landlock refuses to move files between folders unless a rule allows it. This rule allows it in all folders.
    const RulesetAttributes attributes{LANDLOCK_ACCESS_FS_REFER, 0, abstractSocketsAndSignals};
    const int rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0));
    const int root = open("/", O_PATH | O_CLOEXEC);
    const landlock_path_beneath_attr everywhere{LANDLOCK_ACCESS_FS_REFER, root};
    const bool kept = rules >= 0 && syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &everywhere, 0) == 0
                      && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(root);
    close(rules);
    return kept;
}

FileRules::FileRules(int version)
    : m_version(version),
      m_system(opened({"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix/store", "/gnu/store",
                       "/dev/random", "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu"})),
      m_devices(opened({"/dev/null", "/dev/zero", "/dev/full"}))
{
}

bool FileRules::allow(int rules, int file, std::uint64_t rights) const
{
    struct stat status;
    if (fstat(file, &status) != 0)
        return false;
    if (!S_ISDIR(status.st_mode))
        rights &= toExecute | toReadFile | toWriteFile | toTruncate;
    const landlock_path_beneath_attr beneath{rights & rightsOf(m_version), file};
    return syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0) == 0;
}

bool FileRules::apply(const std::vector<const char*>& readable, int ownFolder, int writableFolder) const
{
    const RulesetAttributes attributes{rightsOf(m_version), bindAndConnect, abstractSocketsAndSignals};
    const std::size_t size = m_version >= 6 ? sizeof attributes : m_version >= 4 ? 16 : 8;
    const int rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes, size, 0));
    if (rules < 0)
        return false;
    constexpr std::uint64_t toRead = toExecute | toReadFile | toReadFolder;
    for (const int file : m_system) {
        if (!allow(rules, file, toRead))
            return false;
    }
    for (const int file : m_devices) {
        if (!allow(rules, file, toReadFile | toWriteFile | toTruncate))
            return false;
    }
    for (const char* path : readable) {
        const int file = open(path, O_PATH | O_CLOEXEC);
        if (file >= 0 && !allow(rules, file, toRead))
            return false;
    }
    for (const int folder : {ownFolder, writableFolder}) {
        if (folder >= 0 && !allow(rules, folder, rightsOf(m_version)))
            return false;
    }
    return syscall(SYS_landlock_restrict_self, rules, 0) == 0;
}

}  // namespace nimstone::judge::run
