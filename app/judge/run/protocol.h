// The protocol between a client and nimstone-run. They send packets over a socket pair, in the byte order of the machine.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// The first packet, which the server sends.
struct Hello {
    std::int32_t landlock;     ///< the version of Landlock that the kernel has; 0 if the kernel has no Landlock
    std::int32_t systemCalls;  ///< 1 if system calls are filtered, else 0
    char folder[256];          ///< the folder of the server, removed by the server at its end, or by the client after a kill
};

/// A request to run a program. The packet continues with the arguments, the readable paths, and the writable folder (an empty text if there
/// is none); a zero byte ends each of these texts. Three open files are sent with the packet: standard input, standard output and standard
/// error.
struct RunRequest {
    std::uint64_t number;  ///< the number of the request, greater than the number of the request before
    std::int64_t time;     ///< the limit of the processor time, in microseconds
    std::int64_t wall;     ///< the limit of the wall-clock time, in microseconds
    std::uint64_t memory;  ///< the limit of the memory per process, in bytes
    std::uint64_t output;  ///< the limit of the size of each written file, in bytes
    std::uint32_t arguments;
    std::uint32_t readable;
};

/// A request of the client to end the run for which it waits.
struct Cancel {
    std::uint64_t number;
};

enum class Cause : std::int32_t {
    Itself,      ///< the program ended by itself; RunResult::status is the status that wait() returned
    Time,        ///< nimstone-run ended the program because the program used up its processor time
    Wall,        ///< nimstone-run ended the program because the program used up its wall-clock time
    Memory,      ///< nimstone-run ended the program because the program used too much memory
    Cancelled,
    NotStarted,  ///< the program could not be started; RunResult::status is the value of errno
};

struct RunResult {
    std::uint64_t number;
    Cause cause;
    std::int32_t status;
    std::int64_t cpu;      ///< the used processor time, in microseconds
    std::int64_t wall;     ///< the used wall-clock time, in microseconds
    std::uint64_t memory;  ///< the peak memory, in bytes
};

/// nimstone-run ends a process only if the process holds this many bytes more than its limit. The stack may be as large as the limit, so a
/// program that overflows its stack holds more than the limit. Such a program should end by itself with a crash.
constexpr std::uint64_t memoryAllowance = 32U << 20;

/// The length of the longest packet, in bytes.
constexpr std::uint32_t longestPacket = 128U << 10;

}  // namespace nimstone::judge::run
