// Runs programs that somebody else wrote, one after the other: none of their processes survives the run, and nothing outside is
// touched. The helper program nimstone-run does it; this starts it, and asks it for one run at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace nimstone::judge {

struct Limits {
    std::chrono::milliseconds time{2000};  ///< on the processor
    std::chrono::milliseconds wall{6000};  ///< by the clock
    std::uint64_t memory = 256U << 20;     ///< bytes
    std::uint64_t output = 64U << 20;      ///< bytes of each file it writes
};

enum class RunEnding {
    Exited,         ///< Run::code is its exit status
    Signalled,      ///< Run::code is the signal
    OutOfTime,      ///< used up its time on the processor
    Idle,           ///< waited until its time by the clock was over
    OutOfMemory,
    TooMuchOutput,
    Cancelled,      ///< by the stop token
    NotStarted,     ///< Run::code is errno; 0 where nimstone-run itself ended
};

struct Run {
    RunEnding ending = RunEnding::NotStarted;
    int code = 0;
    std::chrono::microseconds cpu{};
    std::chrono::microseconds wall{};
    std::uint64_t memory = 0;  ///< its peak, bytes
    std::uint64_t inputRead = 0;  ///< bytes of standard input that it has read
    std::string output;        ///< all of what it wrote to standard output
    std::string errors;        ///< to standard error; of more than 64 KiB the first and the last 32, with "\n...\n" between
};

struct ProgramCall {
    std::vector<std::string> arguments;  ///< the first is the absolute path of the program
    std::vector<std::string> readable;   ///< files and folders that it may read and execute beside those of the system
    std::string writable;                ///< a folder that it may change beside its own temporary one; empty: none
    std::string memoryOption{};          ///< how its first argument is told how much memory it may use, "-Xmx"; empty: not

    friend bool operator==(const ProgramCall&, const ProgramCall&) = default;
};

/// What the kernel holds programs to, beside the limits.
struct Confinement {
    int landlock = 0;          ///< its version: no file outside is changed, and only what is readable read; 0: none
    bool systemCalls = false;  ///< filtered: no network, nothing done to others or left behind

    bool whole() const { return landlock > 0 && systemCalls; }
};

struct RunnerError {
    enum class Kind {
        NotFound,    ///< nimstone-run is at none of its places; `path` is the first of them
        NotStarted,  ///< the system does not start it, or it ends at once; `code` is errno, or 0
    };
    Kind kind;
    std::string path;
    int code = 0;
};

/// To be used by one thread at a time. With it ends nimstone-run, with everything that it has started.
class Runner {
public:
    /// Starts nimstone-run, which is beside the running program or in the folder for such programs.
    static tl::expected<Runner, RunnerError> start();
    /// The same from a file; for tests with options that make it do with less of the kernel.
    static tl::expected<Runner, RunnerError> startFrom(const std::string& path, const std::vector<std::string>& options = {});

    Runner(Runner&&) noexcept;
    Runner& operator=(Runner&&) noexcept;
    ~Runner();

    /// Runs the program in an empty folder that is gone afterwards. Ends at most 50 ms after the token asks for it.
    Run run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop = {});

    Confinement confinement() const;

private:
    struct Server;
    explicit Runner(std::unique_ptr<Server> server);
    std::unique_ptr<Server> m_server;
};

}  // namespace nimstone::judge
