#include "app/judge/run/memory.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <dirent.h>
#include <unistd.h>

namespace nimstone::judge::run {

namespace {

/// The largest number of processes to measure. A program may start new processes faster than heldMemory() can list them.
constexpr std::size_t mostMeasured = 2000;

/// Adds the process ids of the child processes of one thread. Returns false if the kernel does not list the children of a thread.
bool addChildren(const std::string& thread, std::vector<int>& processes)
{
    std::FILE* const file = std::fopen((thread + "/children").c_str(), "re");
    if (!file)
        return false;
    int child = 0;
    while (processes.size() < mostMeasured && std::fscanf(file, "%d", &child) == 1)
        processes.push_back(child);
    std::fclose(file);
    return true;
}

void addChildrenOf(int process, std::vector<int>& processes)
{
    const std::string threads = "/proc/" + std::to_string(process) + "/task/";
    DIR* const all = opendir(threads.c_str());
    if (!all)
        return;
    while (const dirent* const entry = readdir(all)) {
        if (std::atoi(entry->d_name) > 0)
            addChildren(threads + entry->d_name, processes);
    }
    closedir(all);
}

std::uint64_t heldBy(int process)
{
    char path[40];
    std::snprintf(path, sizeof path, "/proc/%d/statm", process);
    unsigned long long pages = 0;
    if (std::FILE* const sizes = std::fopen(path, "re")) {
        if (std::fscanf(sizes, "%*u %llu", &pages) != 1)
            pages = 0;
        std::fclose(sizes);
    }
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

HeldMemory heldMemory(int process)
{
    std::vector<int> processes;
    if (!addChildren("/proc/thread-self", processes))
        processes.push_back(numberInProc(process));
    HeldMemory held;
    for (std::size_t i = 0; i < processes.size(); ++i) {
        const std::uint64_t bytes = heldBy(processes[i]);
        held.largest = std::max(held.largest, bytes);
        held.all += bytes;
        addChildrenOf(processes[i], processes);
    }
    return held;
}

int numberInProc(int process)
{
    char path[40];
    std::snprintf(path, sizeof path, "/proc/self/fdinfo/%d", process);
    int number = 0;
    if (std::FILE* const about = std::fopen(path, "re")) {
        char line[100];
        while (number == 0 && std::fgets(line, sizeof line, about))
            std::sscanf(line, "Pid: %d", &number);
        std::fclose(about);
    }
    return std::max(number, 0);
}

}  // namespace nimstone::judge::run
