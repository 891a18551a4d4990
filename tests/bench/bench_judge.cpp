// Benchmarks the cost of running a program through nimstone-run instead of starting it directly, the time to judge compiled
// solutions with 100 inputs, and the time until a canceled run has ended.
//
//   bench_judge [--runs N] [PROGRAM]
//
// PROGRAM (default: a program that does nothing) is run in both ways alternately, so that a slow machine slows both down. The
// measured values are medians. Exits with 1 if a measured value is too large.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <future>
#include <stdexcept>
#include <string_view>
#include <thread>

#include "app/judge/program_bench.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/verdicts.h"

namespace fs = std::filesystem;
using namespace nimstone;

namespace {

constexpr double mostMicroseconds = 300;
constexpr double mostSeconds = 5;
constexpr double mostCancelMilliseconds = 50;

double secondsToJudge(judge::JudgeSession& bench, const contest::Problem& problem)
{
    const std::string solution = NIMSTONE_SOLUTIONS "/" + std::string(problem.name) + ".cpp";
    if (!bench.compiled({solution}))
        throw std::runtime_error(solution + " could not be compiled");
    const auto start = std::chrono::steady_clock::now();
    const auto judged = bench.judged(problem, {solution}, {}, {});
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    if (!judged || judged->judgement.verdict != judge::Verdict::Accepted)
        throw std::runtime_error(solution + " is judged as wrong");
    return wall.count();
}

/// Returns the time from the request to stop a waiting program until none of its processes is left, in milliseconds.
double millisecondsToCancel(judge::JudgeSession& bench)
{
    const judge::ProgramCall sleeps{{"/bin/sleep", "60"}, {}, {}};
    std::promise<judge::Run> ended;
    std::jthread thread([&](const std::stop_token& stop) { ended.set_value(bench.run(sleeps, {}, {}, stop)); });
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const auto start = std::chrono::steady_clock::now();
    thread.request_stop();
    const judge::Run run = ended.get_future().get();
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - start;
    if (run.ending != judge::RunEnding::Cancelled)
        throw std::runtime_error("a run was not canceled");
    return wall.count();
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        int runs = 1000;
        const fs::path here = fs::canonical("/proc/self/exe").parent_path();
        fs::path program = here / "does_nothing";
        for (int i = 1; i < argc; ++i) {
            if (std::string_view(argv[i]) == "--runs" && i + 1 < argc)
                runs = std::stoi(argv[++i]);
            else
                program = fs::absolute(argv[i]);
        }
        const auto made = judge::JudgeSession::make({}, here / "programs");
        if (!made)
            throw std::runtime_error("nimstone-run could not be started");
        judge::JudgeSession& programs = **made;
        const judge::ProgramCall command{{program}, {program}, {}};
        std::vector<double> alone;
        std::vector<double> judged;
        for (int i = 0; i < runs; ++i) {
            alone.push_back(bench::measuredRun({program}, "/dev/null", "/dev/null").wallSeconds * 1e6);
            const auto start = std::chrono::steady_clock::now();
            const judge::Run run = programs.run(command, "2\n1 2\n", {});
            const std::chrono::duration<double, std::micro> wall = std::chrono::steady_clock::now() - start;
            if (run.ending != judge::RunEnding::Exited || run.code != 0)
                throw std::runtime_error("the judged program exited with an error");
            judged.push_back(wall.count());
        }
        bench::Verdicts verdicts;
        const double ours = bench::median(judged) - bench::median(alone);
        std::printf("a run of %s, median of %d\n", program.filename().c_str(), runs);
        std::printf("%-24s %9.0f us\n%-24s %9.0f us\n", "alone", bench::median(alone), "with nimstone-run", bench::median(judged));
        std::printf("%-24s %9.0f us  %s\n", "cost of nimstone-run", ours, verdicts.atMost(ours, mostMicroseconds).c_str());
        std::vector<double> cancels;
        for (int i = 0; i < 20; ++i)
            cancels.push_back(millisecondsToCancel(programs));
        const double cancel = bench::median(cancels);
        std::printf("%-24s %9.1f ms  %s\n", "to cancel, median of 20", cancel, verdicts.atMost(cancel, mostCancelMilliseconds).c_str());
        for (const contest::Problem& problem : contest::allProblems()) {
            const double seconds = secondsToJudge(programs, problem);
            std::printf("%-24s %9.2f s   %s\n", problem.name.data(), seconds, verdicts.atMost(seconds, mostSeconds).c_str());
        }
        return verdicts.exitCode();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_judge: %s\n", problem.what());
        return 1;
    }
}
