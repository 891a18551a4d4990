// nimstone-run: runs one program after another for its client, enforces the limits of each program, and ends all processes that the program
// has started. It buffers no input or output, because the measured peak memory of a program is never less than the memory of
// nimstone-run itself.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/judge/run/confinement.h"
#include "app/judge/run/folder.h"
#include "app/judge/run/memory.h"
#include "app/judge/run/processes.h"
#include "app/judge/run/protocol.h"

namespace nimstone::judge::run {

namespace {

constexpr int client = STDIN_FILENO;

/// The limit of the address space, in bytes. Reserved addresses cost nothing, and programs reserve many of them: each thread reserves as
/// much as the stack of the main thread may take, and interpreters reserve gigabytes. This limit only makes absurd requests fail at once.
constexpr std::uint64_t mostAddresses = std::uint64_t{512} << 30;

/// The largest number of bytes that a program can allocate in one microsecond.
constexpr std::uint64_t bytesPerMicrosecond = 8'000;

/// The longest and the shortest pause between two measurements of the memory, in microseconds.
constexpr std::int64_t longestUnwatched = 20'000;
constexpr std::int64_t shortestUnwatched = 1'000;

/// A request, with the texts and the open files unpacked from its packet.
struct Job {
    RunRequest request{};
    std::vector<char*> arguments;  ///< the arguments of the program, followed by a null pointer
    std::vector<const char*> readable;
    int writable = -1;
    int files[3] = {-1, -1, -1};
};

/// The restrictions that apply to a process before its program starts.
struct Restrictions {
    const FileRules* files;  ///< the rules for files; null if the kernel has no Landlock
    bool signals;            ///< true if a filter must restrict the signals that the process sends
};

/// Runs the programs that the client requests, and cleans up after each program.
class Server {
public:
    Server(int landlock, bool ownNamespace);

    /// Handles requests until the client closes its socket.
    void serve();

private:
    bool read(std::vector<char>& packet, Job& job);
    RunResult run(const Job& job);
    void wait(pid_t process, const RunRequest& request, std::int64_t start, RunResult& result);

    Folder m_folder;
    int m_landlock;
    bool m_alone;         ///< true if nimstone-run can send signals only to its descendants
    bool m_needsNoSignalFilter;   ///< true if no filter for signals is used: other rules replace it, or filters do not work here
    FileRules m_rules;
    std::vector<std::string> m_environment;
};

std::int64_t microseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_nsec / 1000;
}

std::int64_t microseconds(const timeval& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_usec;
}

void limit(__rlimit_resource resource, std::uint64_t soft, std::uint64_t hard)
{
    rlimit now;
    getrlimit(resource, &now);
    now.rlim_max = std::min<rlim_t>(now.rlim_max, hard);
    now.rlim_cur = std::min<rlim_t>(now.rlim_max, soft);
    setrlimit(resource, &now);
}

/// Starts the program in the new process. After vfork() the new process shares the memory of its parent, so this function only makes system
/// calls. Returns errno if it fails.
int begin(const Job& job, const Restrictions& confines, int folder, char* const* environment, pid_t parent)
{
    const RunRequest& request = job.request;
    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        return ESRCH;
    for (int i = 0; i < 3; ++i)
        dup2(job.files[i], i);
    if (fchdir(folder) != 0)
        return errno;
    const auto seconds = static_cast<std::uint64_t>((request.time + 999'999) / 1'000'000);
    limit(RLIMIT_CPU, seconds, seconds + 1);
    limit(RLIMIT_FSIZE, request.output + 1, request.output + 1);
    limit(RLIMIT_STACK, request.memory, RLIM_INFINITY);
    limit(RLIMIT_AS, mostAddresses, mostAddresses);
    if (confines.files && !confines.files->apply(job.readable, folder, job.writable))
        return errno;
    if (confines.signals && !filterSignals(getpid()))
        return errno;
    execve(job.arguments[0], job.arguments.data(), environment);
    return errno;
}

Server::Server(int landlock, bool ownNamespace)
    : m_landlock(landlock), m_alone(ownNamespace), m_needsNoSignalFilter(ownNamespace || landlock >= 6), m_rules(landlock)
{
    const char* const path = std::getenv("PATH");
    m_environment = {std::string("PATH=") + (path ? path : "/usr/bin:/bin"), "LANG=C.UTF-8", "", ""};
    limit(RLIMIT_CORE, 0, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const bool filtered = filterSystemCalls();
    m_alone = m_alone || (filtered && landlock >= 6 && keepSignalsIn());
    m_needsNoSignalFilter = m_needsNoSignalFilter || !filtered;
    Hello hello{landlock, filtered, {}};
    m_folder.above().copy(hello.folder, sizeof hello.folder - 1);
    send(client, &hello, sizeof hello, MSG_NOSIGNAL);
}

void Server::serve()
{
    std::vector<char> packet(longestPacket);
    for (Job job; read(packet, job); job = {}) {
        RunResult result{job.request.number, Cause::NotStarted, E2BIG, 0, 0, 0};
        if (!job.arguments.empty())
            result = run(job);
        for (const int file : job.files)
            close(file);
        close(job.writable);
        send(client, &result, sizeof result, MSG_NOSIGNAL);
    }
}

/// Reads the next request. Returns false if the client has closed its socket.
bool Server::read(std::vector<char>& packet, Job& job)
{
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof job.files)];
    iovec place{packet.data(), packet.size()};
    ssize_t size = 0;
    do {
        msghdr message{};
        message.msg_iov = &place;
        message.msg_iovlen = 1;
        message.msg_control = control;
        message.msg_controllen = sizeof control;
        size = recvmsg(client, &message, MSG_CMSG_CLOEXEC);
        if (const cmsghdr* const files = size > 0 ? CMSG_FIRSTHDR(&message) : nullptr)
            std::memcpy(job.files, CMSG_DATA(files), sizeof job.files);
        // A packet without files is a request to cancel a run that has ended by now, so it is skipped.
    } while ((size < 0 && errno == EINTR) || (size > 0 && job.files[2] < 0));
    if (size <= static_cast<ssize_t>(sizeof job.request))
        return false;
    std::memcpy(&job.request, packet.data(), sizeof job.request);
    char* text = packet.data() + sizeof job.request;
    const auto next = [&text] {
        char* const begin = text;
        text += std::strlen(text) + 1;
        return begin;
    };
    for (std::uint32_t i = 0; i < job.request.arguments; ++i)
        job.arguments.push_back(next());
    job.arguments.push_back(nullptr);
    for (std::uint32_t i = 0; i < job.request.readable; ++i)
        job.readable.push_back(next());
    if (const char* const writable = next(); *writable)
        job.writable = open(writable, O_PATH | O_DIRECTORY | O_CLOEXEC);
    return true;
}

RunResult Server::run(const Job& job)
{
    RunResult result{job.request.number, Cause::NotStarted, 0, 0, 0, 0};
    const int folder = m_folder.fresh();
    if (folder < 0) {
        result.status = errno;
        return result;
    }
    m_environment[2] = "HOME=" + m_folder.path();
    m_environment[3] = "TMPDIR=" + m_folder.path();
    std::vector<char*> environment;
    for (std::string& one : m_environment)
        environment.push_back(one.data());
    environment.push_back(nullptr);
    const Restrictions confines{m_landlock > 0 ? &m_rules : nullptr, !m_needsNoSignalFilter};

    const pid_t self = getpid();
    const std::int64_t start = microseconds(CLOCK_MONOTONIC);
    volatile int failed = 0;
    const pid_t process = vfork();
    if (process == 0) {
        failed = begin(job, confines, folder, environment.data(), self);
        _exit(127);
    }
    if (process < 0)
        failed = errno;
    if (process > 0) {
        if (!failed)
            wait(process, job.request, start, result);
        kill(-process, SIGKILL);
        rusage usage{};
        while (wait4(process, &result.status, 0, &usage) < 0 && errno == EINTR) {}
        result.wall = microseconds(CLOCK_MONOTONIC) - start;
        result.cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
        result.memory = std::max(result.memory, static_cast<std::uint64_t>(usage.ru_maxrss) * 1024);
        endDescendants(m_alone);
        m_folder.empty();
    }
    if (failed)
        result.status = failed;
    return result;
}

/// Measures the memory of a program and of all processes that it has started. The closer the memory is to the limit, the shorter are the
/// pauses between measurements.
class MemoryWatch {
public:
    MemoryWatch(int process, std::uint64_t memory, std::int64_t start)
        : m_process(process), m_mostEach(memory + memoryAllowance), m_mostTogether(2 * memory + (1U << 30)),
          m_next(start + pause(m_mostEach))
    {
    }

    std::int64_t next() const { return m_next; }
    /// Measures the memory. Returns the number of bytes if it exceeds a limit, else 0.
    std::uint64_t tooMuch()
    {
        const std::int64_t before = microseconds(CLOCK_MONOTONIC);
        const HeldMemory held = heldMemory(m_process);
        if (held.largest > m_mostEach)
            return held.largest;
        if (held.all > m_mostTogether)
            return held.all;
        // The pause is at least 20 times as long as the measurement, so measuring takes at most about 5 % of the time.
        const std::int64_t now = microseconds(CLOCK_MONOTONIC);
        m_next = now + std::max(pause(std::min(m_mostEach - held.largest, m_mostTogether - held.all)), 20 * (now - before));
        return 0;
    }

private:
    static std::int64_t pause(std::uint64_t left)
    {
        return std::clamp(static_cast<std::int64_t>(left / bytesPerMicrosecond), shortestUnwatched, longestUnwatched);
    }

    int m_process;
    std::uint64_t m_mostEach;
    std::uint64_t m_mostTogether;
    std::int64_t m_next;
};

/// Waits until the process ends or must be ended, and stores the cause in `result`.
void Server::wait(pid_t process, const RunRequest& request, std::int64_t start, RunResult& result)
{
    const int ended = static_cast<int>(syscall(SYS_pidfd_open, process, 0));
    clockid_t clock{};
    clock_getcpuclockid(process, &clock);
    MemoryWatch memory(ended, request.memory, start);
    Cause& cause = result.cause = Cause::Itself;
    std::int64_t waited = 0;
    for (bool done = false; !done;) {
        const std::int64_t now = microseconds(CLOCK_MONOTONIC);
        const std::int64_t wallLeft = start + request.wall + waited - now;
        // If the program has several threads, its processor clock runs faster than real time. So the program may be ended late, but never
        // early.
        const std::int64_t timeLeft = request.time - microseconds(clock);
        const std::int64_t left = std::max<std::int64_t>(std::min({wallLeft, timeLeft, memory.next() - now}), 0) + 100;
        const timespec most{left / 1'000'000, left % 1'000'000 * 1000};
        pollfd files[] = {{ended, POLLIN, 0}, {client, POLLIN, 0}};
        ppoll(files, 2, &most, nullptr);
        Cancel cancel{};
        if (files[0].revents != 0)
            done = true;
        else if (files[1].revents != 0 && recv(client, &cancel, sizeof cancel, 0) <= 0)
            cause = Cause::Cancelled;  // the client has closed its socket
        else if (cancel.number == request.number)
            cause = Cause::Cancelled;
        else if (memory.next() <= microseconds(CLOCK_MONOTONIC) && (result.memory = memory.tooMuch()) > 0)
            cause = Cause::Memory;
        else if (timeLeft <= 0)
            cause = Cause::Time;
        else if (wallLeft <= 0 && waitedForProcessor(ended) <= waited + 1000)
            cause = Cause::Wall;
        else if (wallLeft <= 0)  // extend the wall-clock limit by the time in which the program waited for a processor
            waited = waitedForProcessor(ended);
        done |= cause != Cause::Itself;
    }
    close(ended);
}

}  // namespace

}  // namespace nimstone::judge::run

/// The options for tests: `--landlock N` uses at most version N of Landlock, and `--no-namespace` creates no namespace.
int main(int argc, char** argv)
{
    using namespace nimstone::judge::run;
    struct stat status;
    if (fstat(STDIN_FILENO, &status) != 0 || !S_ISSOCK(status.st_mode)) {
        std::puts("nimstone-run runs the programs that nimstone and nimstone-cli judge, within limits.\n"
                  "They start it themselves: by hand there is nothing to be done with it.");
        return argc == 2 && std::strcmp(argv[1], "--help") == 0 ? 0 : 2;
    }
    int landlock = landlockVersion();
    bool inNamespace = true;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--no-namespace") == 0)
            inNamespace = false;
        else if (i + 1 < argc && std::strcmp(argv[i], "--landlock") == 0)
            landlock = std::min(landlock, std::atoi(argv[++i]));
    }
    close_range(STDERR_FILENO + 1, ~0U, 0);
    // If memory becomes scarce, the kernel kills this process and its programs first. The client starts this process again.
    if (const int first = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC); first >= 0) {
        [[maybe_unused]] const ssize_t written = write(first, "1000", 4);
        close(first);
    }
    setsid();  // the signals of a terminal (Ctrl+C) must not end this process before it has cleaned up
    Server(landlock, inNamespace && enterNamespace(landlockVersion() >= 2)).serve();
}
