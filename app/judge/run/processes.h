// Watches and ends all descendants of this process. It is their "subreaper": a descendant whose parent has ended becomes its child.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// Continues in a new process, the first of a new PID namespace: processes in it see none outside, and all end with the first one.
/// Returns false, in the same process, if the system does not allow this. `countsByNamespace`: the kernel counts a user's processes
/// per namespace, so their number can be limited.
bool enterNamespace(bool countsByNamespace);

/// Returns how long all threads of a process together have waited for a processor, in microseconds; 0 if the kernel does not tell.
/// `process` is a pidfd. All threads count, because the first thread of a Java program only waits for the one that computes.
std::int64_t waitedForProcessor(int process);

/// Kills and reaps all descendants, even if they resist. If `alone` is true, this process can send signals only to its descendants.
void endDescendants(bool alone);

}  // namespace nimstone::judge::run
