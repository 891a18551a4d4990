// The result of one run of a judged program, and the limits of a run.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace nimstone::contest {

struct Limits {
    std::chrono::milliseconds time{2000};  ///< the largest processor time of a run
    std::chrono::milliseconds wall{6000};  ///< the largest wall-clock time of a run
    std::uint64_t memory = 256U << 20;     ///< the largest memory use of each process, in bytes
    std::uint64_t output = 64U << 20;      ///< the largest size of each file that the program writes, in bytes
};

enum class RunEnding {
    Exited,         ///< the program ended without a signal; Run::code is its exit status
    Signalled,      ///< a signal ended the program; Run::code is the number of the signal
    OutOfTime,      ///< the program reached the limit of processor time
    Idle,           ///< the program reached the limit of wall-clock time while it waited
    OutOfMemory,
    TooMuchOutput,
    Cancelled,      ///< the caller cancelled the run
    NotStarted,     ///< the program could not be started; Run::code is errno, or 0 if nimstone-run itself ended without starting it
};

struct Run {
    RunEnding ending = RunEnding::NotStarted;
    int code = 0;
    std::chrono::microseconds cpu{};
    std::chrono::microseconds wall{};
    std::uint64_t memory = 0;     ///< the largest memory use of the program, in bytes
    std::uint64_t inputRead = 0;  ///< the number of bytes that the program has read from its standard input
    std::string output;           ///< the standard output of the program, at most Limits::output bytes
    std::string errors;           ///< the standard error of the program; if it is longer than 64 KiB, the first 32 KiB and the last 32 KiB with "\n...\n" between them
};

}  // namespace nimstone::contest
