// Measures the memory that the descendants of this process hold: resident pages, not reserved addresses.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// Resident memory in bytes. Pages that several processes share count once for each of them.
struct HeldMemory {
    std::uint64_t largest = 0;  ///< memory of the largest process
    std::uint64_t all = 0;      ///< sum over all processes
};

/// Measures all descendants. `process` is a pidfd of one of them: if the kernel does not list the children of this process, the sum
/// begins with that one.
HeldMemory heldMemory(int process);

/// Returns the process id that a pidfd has in /proc, which may differ from its id in our namespace; 0 if the process has ended.
int numberInProc(int process);

}  // namespace nimstone::judge::run
