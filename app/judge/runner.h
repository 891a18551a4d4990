// Runs untrusted programs one after another. None of their processes survives the run, and they change no files outside their folder.
// The helper program nimstone-run does the work; this class starts it and asks it for one run at a time.
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
    std::uint64_t memory = 0;  ///< peak memory, in bytes
    std::uint64_t inputRead = 0;  ///< bytes read from standard input
    std::string output;        ///< the standard output of the program, at most Limits::output bytes
    std::string errors;        ///< the standard error of the program; if longer than 64 KiB, the first and last 32 KiB with "\n...\n" between
};

struct ProgramCall {
    std::vector<std::string> arguments;  ///< the first is the absolute path of the program
    std::vector<std::string> readable;   ///< files and folders that the program may read and execute in addition to the system's
    std::string writable;                ///< a folder that the program may change in addition to its temporary folder; empty if there is none
    std::string memoryOption{};          ///< the option that sets the memory limit of the program, such as "-Xmx"; empty if there is no such option

    friend bool operator==(const ProgramCall&, const ProgramCall&) = default;
};

/// The restrictions that the kernel enforces in addition to the limits.
struct Confinement {
    int landlock = 0;          ///< the version of Landlock, which restricts access to files; 0 if the kernel has none
    bool systemCalls = false;  ///< true if a filter refuses system calls for the network and for other processes

    bool whole() const { return landlock > 0 && systemCalls; }
};

struct RunnerError {
    enum class Kind {
        NotFound,    ///< nimstone-run was not found; `path` is the first place where it was looked for
        NotStarted,  ///< the system could not start nimstone-run (`code` is errno), or nimstone-run ended at once (`code` is 0)
    };
    Kind kind;
    std::string path;
    int code = 0;
};

/// May be used by only one thread at a time. The destructor ends nimstone-run and everything that it has started.
class Runner {
public:
    /// Starts nimstone-run from the folder of the running program or from the folder of helper programs (libexec).
    static tl::expected<Runner, RunnerError> start();
    /// Starts nimstone-run from a file. Tests pass options that make it use fewer features of the kernel.
    static tl::expected<Runner, RunnerError> startFrom(const std::string& path, const std::vector<std::string>& options = {});

    Runner(Runner&&) noexcept;
    Runner& operator=(Runner&&) noexcept;
    ~Runner();

    /// Runs the program in an empty folder, which is emptied again afterwards. Ends at most 50 ms after `stop` asks for it.
    Run run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop = {});

    Confinement confinement() const;

private:
    struct Server;
    explicit Runner(std::unique_ptr<Server> server);
    std::unique_ptr<Server> m_server;
};

}  // namespace nimstone::judge
