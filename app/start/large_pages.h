// Memory in pages of 2 MB, for tables of many megabytes.
#pragma once

#include <memory_resource>

namespace nimstone {

/// Returns a resource that asks Linux for pages of 2 MB for each block of at least 2 MB. The kernel clears each page when it is first
/// used, and fewer pages are faster: on a virtual machine, the first picture of a map of 16384 × 16384 cells takes less than half
/// the time. If the kernel refuses, the block has pages of the usual size.
std::pmr::memory_resource* largePages();

}  // namespace nimstone
