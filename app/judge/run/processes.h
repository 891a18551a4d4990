// Watches and ends all descendants of this process. This process is their "subreaper": if the parent of a descendant ends, the descendant
// becomes a child of this process.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// Continues in a new process, the first process of a new PID namespace. Processes in the namespace see no process outside, and all of them
/// end when the first process ends. Returns false, in the same process, if the system does not allow this. `countsByNamespace` is true if
/// the kernel counts a user's processes for each namespace separately, so that their number can be limited.
bool enterNamespace(bool countsByNamespace);

/// Returns the time for which all threads of a process together have waited for a processor, in microseconds; 0 if the kernel does not
/// report it. `process` is a pidfd. All threads count, because the first thread of a Java program only waits for the thread that computes.
std::int64_t waitedForProcessor(int process);

/// Kills and reaps all descendants, even if they resist. `alone` is true if this process can send signals only to its descendants.
void endDescendants(bool alone);

}  // namespace nimstone::judge::run
