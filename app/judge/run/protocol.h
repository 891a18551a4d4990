// What a client and nimstone-run say to each other: packets over one pair of sockets, in the byte order of the machine.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// The server's first packet.
struct Hello {
    std::int32_t landlock;     ///< its version; 0: the kernel has none
    std::int32_t systemCalls;  ///< whether they are filtered
    char folder[256];          ///< which it removes at its end, and the client where it is killed
};

/// Asks for a run. Behind it: the arguments, the readable files and folders, and the writable folder or nothing, a zero byte
/// after each; with it three files: standard input, output and error.
struct RunRequest {
    std::uint64_t number;  ///< greater than that of the run before
    std::int64_t time;     ///< on the processor, microseconds
    std::int64_t wall;     ///< by the clock, microseconds
    std::uint64_t memory;  ///< bytes that a process may hold
    std::uint64_t output;  ///< bytes of each file
    std::uint32_t arguments;
    std::uint32_t readable;
};

/// The client may end the run that it waits for.
struct Cancel {
    std::uint64_t number;
};

enum class Cause : std::int32_t {
    Itself,      ///< Result::status is that of wait()
    Time,        ///< ended, as it used up its time on the processor
    Wall,        ///< or that by the clock
    Memory,      ///< or held more memory than it may
    Cancelled,
    NotStarted,  ///< Result::status is errno
};

struct RunResult {
    std::uint64_t number;
    Cause cause;
    std::int32_t status;
    std::int64_t cpu;      ///< microseconds
    std::int64_t wall;     ///< microseconds
    std::uint64_t memory;  ///< its peak, bytes
};

/// How much more it may hold before it is ended: whoever overflows a stack as large as the limit has used that much, and a good
/// deal beside it.
constexpr std::uint64_t besideStack = 32U << 20;

/// A packet is no longer.
constexpr std::uint32_t longestPacket = 128U << 10;

}  // namespace nimstone::judge::run
