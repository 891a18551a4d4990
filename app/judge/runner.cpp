#include "app/judge/runner.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/judge/open_file.h"
#include "app/judge/run/protocol.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t errorsKept = 64U << 10;

std::string errorsIn(const OpenFile& file)
{
    const std::uint64_t size = file.size();
    if (size <= errorsKept)
        return file.part(0, size);
    return file.part(0, errorsKept / 2) + "\n...\n" + file.part(size - errorsKept / 2, errorsKept / 2);
}

bool saysOutOfMemory(const std::string& errors)
{
    return errors.find("std::bad_alloc") != std::string::npos || errors.find("MemoryError") != std::string::npos;
}

/// Determines how a run ended from its exit status and from the time, memory and output that it used.
RunEnding endingOf(const run::RunResult& result, const Run& run, bool wroteTooMuch, const Limits& limits)
{
    const int signal = WIFSIGNALED(result.status) ? WTERMSIG(result.status) : 0;
    const bool failed = signal != 0 || WEXITSTATUS(result.status) != 0;
    // The stack may be as large as the memory limit. A program that overflows its stack has used more than the limit, but counts as
    // crashed.
    const std::uint64_t allowed = limits.memory + (signal == SIGSEGV ? run::memoryAllowance : 0);
    if (result.cause == run::Cause::Cancelled)
        return RunEnding::Cancelled;
    if (wroteTooMuch || signal == SIGXFSZ)
        return RunEnding::TooMuchOutput;
    if (result.cause == run::Cause::Memory || run.memory > allowed || (failed && saysOutOfMemory(run.errors)))
        return RunEnding::OutOfMemory;
    if (result.cause == run::Cause::Time || signal == SIGXCPU || run.cpu > limits.time)
        return RunEnding::OutOfTime;
    if (result.cause == run::Cause::Wall)
        return RunEnding::Idle;
    return signal != 0 ? RunEnding::Signalled : RunEnding::Exited;
}

template <class Packet>
bool received(int socket, Packet& packet)
{
    ssize_t size = 0;
    do {
        size = recv(socket, &packet, sizeof packet, 0);
    } while (size < 0 && errno == EINTR);
    return size == sizeof packet;
}

/// Sends a packet together with open files. Returns errno, or 0 if the packet was sent.
int sent(int socket, const std::string& packet, const std::array<int, 3>& files)
{
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof files)] = {};
    iovec place{const_cast<char*>(packet.data()), packet.size()};
    msghdr message{};
    message.msg_iov = &place;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr* const with = CMSG_FIRSTHDR(&message);
    with->cmsg_level = SOL_SOCKET;
    with->cmsg_type = SCM_RIGHTS;
    with->cmsg_len = CMSG_LEN(sizeof files);
    std::memcpy(CMSG_DATA(with), files.data(), sizeof files);
    ssize_t size = 0;
    do {
        size = sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (size < 0 && errno == EINTR);
    return size < 0 ? errno : 0;
}

/// Returns the command line, with an option for the memory limit if the command has such an option. The heap gets three quarters of the
/// limit, because a virtual machine needs about one quarter for other memory.
std::vector<std::string> argumentsOf(const ProgramCall& command, const Limits& limits)
{
    std::vector<std::string> arguments = command.arguments;
    if (!command.memoryOption.empty() && !arguments.empty())
        arguments.insert(arguments.begin() + 1, command.memoryOption + std::to_string(limits.memory / 4 * 3));
    return arguments;
}

std::string packetOf(const run::RunRequest& request, const std::vector<std::string>& arguments, const ProgramCall& command)
{
    std::string packet(reinterpret_cast<const char*>(&request), sizeof request);
    const auto add = [&packet](const std::string& text) { packet.append(text.c_str(), text.size() + 1); };
    std::ranges::for_each(arguments, add);
    std::ranges::for_each(command.readable, add);
    add(command.writable);
    return packet;
}

}  // namespace

struct Runner::Server {
    std::string path;
    std::vector<std::string> options;
    OpenFile socket{};
    pid_t process = 0;
    run::Hello hello{};
    std::uint64_t runs = 0;

    ~Server() { end(); }
    /// Starts nimstone-run. Returns errno, or 0 if nimstone-run started.
    int begin();
    void end();
};

int Runner::Server::begin()
{
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
        return errno;
    socket = OpenFile(ends[0]);
    const OpenFile other(ends[1]);

    std::vector<std::string> environment;
    for (const char* name : {"PATH", "TMPDIR"}) {
        if (const char* const value = std::getenv(name))
            environment.push_back(std::string(name) + '=' + value);
    }
    const auto pointers = [](std::vector<std::string>& texts) {
        std::vector<char*> all;
        std::ranges::transform(texts, std::back_inserter(all), [](std::string& text) { return text.data(); });
        all.push_back(nullptr);
        return all;
    };
    std::vector<std::string> arguments{path};
    arguments.insert(arguments.end(), options.begin(), options.end());

    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, other.number(), STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    const int failed = posix_spawn(&process, path.c_str(), &files, &attributes, pointers(arguments).data(),
                                   pointers(environment).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (failed != 0)
        process = 0;
    return failed;
}

void Runner::Server::end()
{
    socket.close();
    if (process > 0) {
        while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) {}
    }
    process = 0;
    std::error_code unknown;
    if (hello.folder[0] == '/')
        fs::remove_all(hello.folder, unknown);
    hello = {};
}

Runner::Runner(std::unique_ptr<Server> server) : m_server(std::move(server)) {}
Runner::Runner(Runner&&) noexcept = default;
Runner& Runner::operator=(Runner&&) noexcept = default;
Runner::~Runner() = default;

tl::expected<Runner, RunnerError> Runner::start()
{
    // Looks for nimstone-run in the program's own folder, in the libexec folder of its package, and, for tests, in the bin folder of the
    // build tree.
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
    const fs::path here = program.parent_path();
    for (const fs::path& folder : {here, here / NIMSTONE_LIBEXEC / program.filename(), here / "../bin"}) {
        const fs::path path = (folder / "nimstone-run").lexically_normal();
        if (access(path.c_str(), X_OK) == 0)
            return startFrom(path);
    }
    return tl::unexpected(RunnerError{RunnerError::Kind::NotFound, here / "nimstone-run"});
}

tl::expected<Runner, RunnerError> Runner::startFrom(const std::string& path, const std::vector<std::string>& options)
{
    auto server = std::unique_ptr<Server>(new Server{path, options});
    const int failed = server->begin();
    if (failed != 0 || !received(server->socket.number(), server->hello)) {
        const auto kind = failed == ENOENT ? RunnerError::Kind::NotFound : RunnerError::Kind::NotStarted;
        return tl::unexpected(RunnerError{kind, path, failed});
    }
    return Runner(std::move(server));
}

Run Runner::run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop)
{
    Run run;
    if (stop.stop_requested()) {
        run.ending = RunEnding::Cancelled;
        return run;
    }
    Server& server = *m_server;
    if (!server.socket.isOpen() && (server.begin() != 0 || !received(server.socket.number(), server.hello))) {
        server.end();
        return run;
    }
    const OpenFile in = OpenFile::holding(input);
    const OpenFile out = OpenFile::empty();
    const OpenFile errors = OpenFile::empty();
    if (!in.isOpen() || !out.isOpen() || !errors.isOpen()) {
        run.code = errno;
        return run;
    }
    using std::chrono::microseconds;
    const std::vector<std::string> arguments = argumentsOf(command, limits);
    const run::RunRequest request{++server.runs,
                               microseconds(limits.time).count(),
                               microseconds(limits.wall).count(),
                               limits.memory,
                               limits.output,
                               static_cast<std::uint32_t>(arguments.size()),
                               static_cast<std::uint32_t>(command.readable.size())};
    const std::string packet = packetOf(request, arguments, command);
    if (packet.size() > run::longestPacket || arguments.empty()) {
        run.code = arguments.empty() ? EINVAL : E2BIG;
        return run;
    }
    run.code = sent(server.socket.number(), packet, {in.number(), out.number(), errors.number()});
    run::RunResult result{};
    bool answered = false;
    if (run.code == 0) {
        const std::stop_callback cancel(stop, [&server, number = request.number] {
            const run::Cancel packetToo{number};
            send(server.socket.number(), &packetToo, sizeof packetToo, MSG_NOSIGNAL);
        });
        answered = received(server.socket.number(), result) && result.number == request.number;
    }
    if (!answered) {
        if (run.code == 0 || run.code == EPIPE || run.code == ECONNRESET) {
            server.end();  // the next run starts a new nimstone-run
            run.code = 0;
        }
        return run;
    }
    if (result.cause == run::Cause::NotStarted) {
        run.code = result.status;
        return run;
    }
    run.cpu = microseconds(result.cpu);
    run.wall = microseconds(result.wall);
    run.memory = result.memory;
    run.errors = errorsIn(errors);
    run.inputRead = in.position();
    const std::uint64_t written = out.size();
    run.output = out.part(0, std::min(written, limits.output));
    run.ending = endingOf(result, run, std::max(written, errors.size()) > limits.output, limits);
    run.code = WIFSIGNALED(result.status) ? WTERMSIG(result.status) : WEXITSTATUS(result.status);
    return run;
}

Confinement Runner::confinement() const
{
    return {m_server->hello.landlock, m_server->hello.systemCalls != 0};
}

}  // namespace nimstone::judge
