#include "app/judge/run/processes.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/judge/run/memory.h"

namespace nimstone::judge::run {

namespace {

/// The largest number of processes in a run. No honest program needs so many processes.
constexpr rlim_t mostProcesses = 1000;

/// Returns the process id of the parent; 0 if the process does not exist.
pid_t parentOf(pid_t process)
{
    char path[40];
    std::snprintf(path, sizeof path, "/proc/%d/stat", process);
    std::FILE* const file = std::fopen(path, "re");
    if (!file)
        return 0;
    char text[200] = {};
    const std::size_t read = std::fread(text, 1, sizeof text - 1, file);
    std::fclose(file);
    // The file has the form NUMBER (NAME) STATE PARENT. The name may contain parentheses too.
    const char* const name = static_cast<const char*>(memrchr(text, ')', read));
    pid_t parent = 0;
    return name && std::sscanf(name, ") %*c %d", &parent) == 1 ? parent : 0;
}

struct Descendant {
    pid_t process;
    pid_t parent;
};

/// Returns the descendants that one pass over /proc finds. It may miss processes that start during the pass.
std::vector<Descendant> descendants()
{
    std::multimap<pid_t, pid_t> children;
    if (DIR* const all = opendir("/proc")) {
        while (const dirent* const entry = readdir(all)) {
            if (const pid_t process = std::atoi(entry->d_name); process > 0)
                children.emplace(parentOf(process), process);
        }
        closedir(all);
    }
    std::vector<Descendant> found{{getpid(), 0}};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto [first, last] = children.equal_range(found[i].process);
        for (auto child = first; child != last; ++child)
            found.push_back({child->second, child->first});
    }
    found.erase(found.begin());
    return found;
}

/// Sends a signal to a process, unless a foreign process has got the same process id meanwhile. A foreign process has another parent.
void send(const Descendant& to, int signal)
{
    const int file = static_cast<int>(syscall(SYS_pidfd_open, to.process, 0));
    if (file < 0)
        return;
    if (const pid_t parent = parentOf(to.process); parent == to.parent || parent == getpid())
        syscall(SYS_pidfd_send_signal, file, signal, nullptr, 0);
    close(file);
}

bool allReaped()
{
    pid_t reaped = 0;
    do {
        reaped = waitpid(-1, nullptr, WNOHANG | __WALL);
    } while (reaped > 0 || (reaped < 0 && errno == EINTR));
    return reaped < 0;
}

}  // namespace

/// Creates a PID namespace for the children of this process. If the system requires it, also creates a user namespace that contains only
/// this user, with the same user id.
static bool newNamespace(bool countsByNamespace)
{
    const auto same = [](unsigned id) { return std::to_string(id) + ' ' + std::to_string(id) + " 1"; };
    const std::pair<const char*, std::string> maps[] = {
        {"/proc/self/uid_map", same(getuid())}, {"/proc/self/setgroups", "deny"}, {"/proc/self/gid_map", same(getgid())}};
    const rlimit few{mostProcesses, mostProcesses};
    if (unshare(CLONE_NEWPID) == 0)
        return true;
    if (unshare(CLONE_NEWUSER | CLONE_NEWPID) != 0)
        return false;
    for (const auto& [path, text] : maps) {
        const int file = open(path, O_WRONLY | O_CLOEXEC);
        const bool written = write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
        close(file);
        if (!written)
            return false;
    }
    // Since Linux 5.14, RLIMIT_NPROC counts only the processes of this user namespace.
    if (countsByNamespace)
        setrlimit(RLIMIT_NPROC, &few);
    return true;
}

bool enterNamespace(bool countsByNamespace)
{
    constexpr int notAllowed = 99;
    // The first process that fork() creates after unshare() is in the new namespace. Each of the three processes waits for the next one,
    // and dies if the one before it dies.
    for (const auto step : {0, 1}) {
        const pid_t next = fork();
        if (next == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            if (step == 0 && !newNamespace(countsByNamespace))
                _exit(notAllowed);
            continue;
        }
        int status = 0;
        waitpid(next, &status, 0);
        if (next < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == notAllowed)) {
            if (step == 0)
                return false;
            _exit(notAllowed);
        }
        _exit(0);
    }
    return true;
}

std::int64_t waitedForProcessor(int process)
{
    char path[80];
    std::snprintf(path, sizeof path, "/proc/%d/task", numberInProc(process));
    DIR* const threads = opendir(path);
    if (!threads)
        return 0;
    const std::string folder = path;
    std::int64_t all = 0;
    while (const dirent* const entry = readdir(threads)) {
        if (std::atoi(entry->d_name) <= 0)
            continue;
        std::FILE* const schedule = std::fopen((folder + '/' + entry->d_name + "/schedstat").c_str(), "re");
        if (!schedule)
            continue;
        long long nanoseconds = 0;
        if (std::fscanf(schedule, "%*d %lld", &nanoseconds) == 1)
            all += nanoseconds / 1000;
        std::fclose(schedule);
    }
    closedir(threads);
    return all;
}

void endDescendants(bool alone)
{
    while (!allReaped()) {
        if (alone) {
            kill(-1, SIGKILL);
        } else {
            // A stopped process starts no other processes, so this loop ends when all processes are stopped.
            std::size_t known = 0;
            for (std::vector<Descendant> found = descendants(); found.size() > known; found = descendants()) {
                known = found.size();
                for (const Descendant& one : found)
                    send(one, SIGSTOP);
            }
            for (const Descendant& one : descendants())
                send(one, SIGKILL);
        }
        const timespec moment{0, 100'000};
        nanosleep(&moment, nullptr);
    }
}

}  // namespace nimstone::judge::run
