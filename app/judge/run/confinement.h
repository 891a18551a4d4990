// Restricts what a judged program may do: Landlock restricts the files that it can access, and a seccomp filter restricts its system calls.
#pragma once

#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace nimstone::judge::run {

/// Returns the version of Landlock that the kernel has; 0 if the kernel has no Landlock.
int landlockVersion();

/// Takes all privileges from this process and from all processes that it starts. Installs a filter that refuses system calls for the
/// network, the attributes of files, the state of other processes, and objects that outlive their process. Returns false if one of these
/// steps fails.
bool filterSystemCalls();

/// The files that a judged program may access. One object serves all runs; `apply` adds the files of one run.
class FileRules {
public:
    /// `version` is the version of Landlock that the kernel has. If it is 0, `apply` must not be called.
    explicit FileRules(int version);

    /// Restricts the calling process, a new process before its program starts. Allows it to read system files and the existing paths of
    /// `readable`, and allows all access to the two folders (open file descriptors, or −1 for no folder). Since version 6 of Landlock, the
    /// process also cannot send signals to other processes.
    bool apply(const std::vector<const char*>& readable, int ownFolder, int writableFolder) const;

private:
    bool allow(int rules, int file, std::uint64_t rights) const;

    int m_version;
    std::vector<int> m_system;   ///< the open folders and files that every program may read
    std::vector<int> m_devices;  ///< the open devices that every program may read and write
};

/// Lets this process and all processes that it starts send signals only to each other. Needs version 6 of Landlock. Returns false if it
/// fails.
bool keepSignalsIn();

/// Called in the new process before its program starts: the process can then send signals only to itself and to its process group.
bool filterSignals(pid_t self);

}  // namespace nimstone::judge::run
