// Benchmarks the cost of running a program through nimstone-run instead of starting it directly; and the time to judge compiled
// solutions by 100 inputs.
//
//   bench_judge [--runs N] [PROGRAM]
//
// PROGRAM (default: a program that does nothing) is run in both ways alternately, so that a slow machine slows both down. The
// figures are medians. Exits with 1 if the difference, or the time for a solution, is too large.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <string_view>

#include "app/judge/program_bench.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/verdicts.h"

namespace fs = std::filesystem;
using namespace nimstone;

namespace {

constexpr double mostMicroseconds = 300;
constexpr double mostSeconds = 5;

double secondsToJudge(judge::ProgramBench& bench, const contest::Problem& problem)
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
        const auto made = judge::ProgramBench::make({}, here / "programs");
        if (!made)
            throw std::runtime_error("nimstone-run could not be started");
        judge::ProgramBench& programs = **made;
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
