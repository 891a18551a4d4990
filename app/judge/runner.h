// Runs untrusted programs one after another. No process of a program survives the run, and no program changes files outside its folder. The
// helper program nimstone-run does the work; this class starts nimstone-run and requests one run at a time from it.
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/contest/program_error.h"
#include "core/contest/run.h"

namespace nimstone::judge {

using contest::Limits;
using contest::Run;
using contest::RunEnding;
using contest::RunnerError;

struct ProgramCall {
    std::vector<std::string> arguments;  ///< the arguments of the command; the first one is the absolute path of the program
    std::vector<std::string> readable;   ///< the files and folders that the program may read and execute in addition to the system's folders
    std::string writable;                ///< a folder that the program may change besides its temporary folder; empty if there is none
    std::string memoryOption{};          ///< the option that sets the memory limit, such as "-Xmx"; empty if the command has no such option

    friend bool operator==(const ProgramCall&, const ProgramCall&) = default;
};

/// The restrictions that the kernel enforces in addition to the limits.
struct Confinement {
    int landlock = 0;          ///< the version of Landlock, which restricts access to files; 0 if the kernel has no Landlock
    bool systemCalls = false;  ///< true if a filter refuses system calls for the network and for other processes

    bool whole() const { return landlock > 0 && systemCalls; }
};

/// Runs programs in nimstone-run. Only one thread at a time may use a Runner. The destructor ends nimstone-run and all processes that it
/// has started.
class Runner {
public:
    /// Starts nimstone-run from the folder of the running program or from the folder of helper programs (libexec).
    static tl::expected<Runner, RunnerError> start();
    /// Starts nimstone-run from the file `path`. Tests pass options that make it use fewer features of the kernel.
    static tl::expected<Runner, RunnerError> startFrom(const std::string& path, const std::vector<std::string>& options = {});

    Runner(Runner&&) noexcept;
    Runner& operator=(Runner&&) noexcept;
    ~Runner();

    /// Runs the program in an empty folder, and empties the folder again afterwards. It ends at most 50 ms after a stop request.
    Run run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop = {});

    Confinement confinement() const;

private:
    struct Server;
    explicit Runner(std::unique_ptr<Server> server);
    std::unique_ptr<Server> m_server;
};

}  // namespace nimstone::judge
