// The protocol between a client and nimstone-run: packets over a socket pair, in the byte order of the machine.
#pragma once

#include <cstdint>

namespace nimstone::judge::run {

/// The server's first packet.
struct Hello {
    std::int32_t landlock;     ///< the kernel's version of Landlock; 0 if it has none
    std::int32_t systemCalls;  ///< 1 if system calls are filtered, else 0
    char folder[256];          ///< the folder of the server, which removes it at its end; if the server was killed, the client removes it
};

/// Asks for a run. The packet continues with the arguments, the readable paths, and the writable folder or an empty text, each ended by
/// a zero byte. Three open files come with it: standard input, output and error.
struct RunRequest {
    std::uint64_t number;  ///< greater than the number of the run before
    std::int64_t time;     ///< limit of processor time, in microseconds
    std::int64_t wall;     ///< limit of wall-clock time, in microseconds
    std::uint64_t memory;  ///< limit of memory per process, in bytes
    std::uint64_t output;  ///< limit of the size of each written file, in bytes
    std::uint32_t arguments;
    std::uint32_t readable;
};

/// The client's request to end the run that it waits for.
struct Cancel {
    std::uint64_t number;
};

enum class Cause : std::int32_t {
    Itself,      ///< the program ended by itself; RunResult::status is the status of wait()
    Time,        ///< nimstone-run ended the program because it used up its processor time
    Wall,        ///< nimstone-run ended the program because it used up its wall-clock time
    Memory,      ///< nimstone-run ended the program because it used too much memory
    Cancelled,
    NotStarted,  ///< the program could not be started; RunResult::status is errno
};

struct RunResult {
    std::uint64_t number;
    Cause cause;
    std::int32_t status;
    std::int64_t cpu;      ///< processor time, in microseconds
    std::int64_t wall;     ///< wall-clock time, in microseconds
    std::uint64_t memory;  ///< peak memory, in bytes
};

/// A process is ended only if it holds this many bytes more than its limit. The stack may be as large as the limit, so a program that
/// overflows its stack holds more than the limit, and should end by itself with a crash.
constexpr std::uint64_t memoryAllowance = 32U << 20;

/// The length of the longest packet, in bytes.
constexpr std::uint32_t longestPacket = 128U << 10;

}  // namespace nimstone::judge::run
