// Restricts what a program may do: Landlock limits the files that it reaches, and a seccomp filter limits its system calls.
#pragma once

#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace nimstone::judge::run {

/// Returns the kernel's version of Landlock; 0 if the kernel has none.
int landlockVersion();

/// Takes all privileges from this process and everything it starts, and installs a filter that refuses system calls for the network,
/// the attributes of files, the state of other processes, and objects that outlive their process. Returns false if that fails.
bool filterSystemCalls();

/// The files that a program may reach. Created once for all runs; `apply` adds the files of one run.
class FileRules {
public:
    /// `version` is the kernel's version of Landlock. If it is 0, `apply` must not be called.
    explicit FileRules(int version);

    /// Called in the new process before its program starts. Allows reading system files and the existing paths of `readable`, and all
    /// access to the two folders (open files, or -1 for none). Since version 6, the process can send no signals to others, either.
    bool apply(const std::vector<const char*>& readable, int ownFolder, int writableFolder) const;

private:
    bool allow(int rules, int file, std::uint64_t rights) const;

    int m_version;
    std::vector<int> m_system;   ///< open folders and files that every program may read
    std::vector<int> m_devices;  ///< open devices that every program may read and write
};

/// Lets this process and everything it starts send signals only to each other. Needs version 6 of Landlock; false if it failed.
bool keepSignalsIn();

/// Called in the new process before its program starts. The process can then send signals only to itself and its group.
bool filterSignals(pid_t self);

}  // namespace nimstone::judge::run
