// The result of one run of a judged program, and the limits of a run.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace nimstone::contest {

struct Limits {
    std::chrono::milliseconds time{2000};  ///< processor time
    std::chrono::milliseconds wall{6000};  ///< wall-clock time
    std::uint64_t memory = 256U << 20;     ///< bytes per process
    std::uint64_t output = 64U << 20;      ///< bytes in each file that the program writes
};

enum class RunEnding {
    Exited,         ///< the program ended by itself; Run::code is its exit status
    Signalled,      ///< a signal ended the program; Run::code is the number of the signal
    OutOfTime,      ///< the program used up its processor time
    Idle,           ///< the program used up its wall-clock time while it waited
    OutOfMemory,
    TooMuchOutput,
    Cancelled,      ///< the stop token requested the end of the run
    NotStarted,     ///< the program could not be started; Run::code is errno, or 0 if nimstone-run itself ended
};

struct Run {
    RunEnding ending = RunEnding::NotStarted;
    int code = 0;
    std::chrono::microseconds cpu{};
    std::chrono::microseconds wall{};
    std::uint64_t memory = 0;     ///< peak memory, in bytes
    std::uint64_t inputRead = 0;  ///< bytes read from standard input
    std::string output;           ///< the standard output of the program, at most Limits::output bytes
    std::string errors;           ///< the standard error of the program; if longer than 64 KiB, the first and last 32 KiB with "\n...\n" between
};

}  // namespace nimstone::contest
