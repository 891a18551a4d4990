// What the kernel lets a program do: with Landlock, which files it reaches; by a filter, which system calls it makes.
#pragma once

#include <cstdint>
#include <vector>

#include <linux/filter.h>
#include <sys/types.h>

namespace nimstone::judge::run {

/// The version of Landlock that the kernel has; 0: none.
int landlockVersion();

/// For this process and all that it starts: no privileges, now or later, and a filter of system calls that keeps off the
/// network, the attributes of files, other processes' state, and whatever would outlast them. False: the kernel has no filter.
bool filterSystemCalls();

/// Which files a program reaches. Made once; what depends on the run is added in the new process.
class FileRules {
public:
    /// `version` of Landlock is at least 1.
    explicit FileRules(int version);

    /// In the process before its program: those of the system, of `readable` what there is, and what lies in these folders
    /// (open, or -1). Since version 6 it sends no signals to others, either.
    bool apply(const std::vector<const char*>& readable, int ownFolder, int writableFolder) const;

private:
    bool allow(int rules, int file, std::uint64_t rights) const;

    int m_version;
    std::vector<int> m_system;   ///< open folders and files that each program may read
    std::vector<int> m_devices;  ///< that it may write
};

/// With version 6 of Landlock: from now on this process and all that it starts send signals to each other alone.
bool keepSignalsIn();

/// In the process before its program: signals only go to itself and its group.
bool filterSignals(pid_t self);

}  // namespace nimstone::judge::run
