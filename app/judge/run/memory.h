// How much memory the descendants of this process hold: pages that are there, not addresses that are reserved.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// In bytes. What two of them share counts for each.
struct HeldMemory {
    std::uint64_t largest = 0;  ///< by the one that holds most
    std::uint64_t all = 0;      ///< together
};

/// `process` is an open file that stands for one of them: where the kernel does not say which there are, it alone counts.
HeldMemory heldMemory(int process);

/// The number that an open file stands for in /proc, which may not be that of our namespace; 0 where it is gone.
int numberInProc(int process);

}  // namespace nimstone::judge::run
