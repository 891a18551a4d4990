// Measures the memory of the descendants of this process. Only resident pages count, not reserved addresses.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// The resident memory of several processes, in bytes. A page that several processes share counts once for each of these processes.
struct HeldMemory {
    std::uint64_t largest = 0;  ///< the memory of the largest process
    std::uint64_t all = 0;      ///< the sum over all processes
};

/// Measures all descendants. `process` is a pidfd of one descendant. If the kernel does not list the children of this process, the search
/// for descendants begins with `process`.
HeldMemory heldMemory(int process);

/// Returns the process id that the process has in /proc; 0 if the process has ended. The id in our namespace may be different.
int numberInProc(int process);

}  // namespace nimstone::judge::run
