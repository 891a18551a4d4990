// Everything that this process has started, and what that has started in turn: all of it comes back to this one, as orphans do
// to a "subreaper".
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// Goes on in a new process, the first of a namespace of its own: nothing in there sees a process outside, or outlasts this one.
/// False: the system does not allow that, and it goes on in the same. `countsByNamespace`: whether the kernel counts a person's
/// processes in each by itself; then they are limited.
bool enterNamespace(bool countsByNamespace);

/// Microseconds that the threads of a process, by an open file that stands for it, have waited for a processor, together; 0 where the
/// kernel does not say. The first thread of a program in Java only waits for the one that computes.
std::int64_t waitedForProcessor(int process);

/// Ends and reaps all descendants, whatever they do against it. `alone`: this process can send signals to them and to no other.
void endDescendants(bool alone);

}  // namespace nimstone::judge::run
