// What it costs to run a program through nimstone-run, over starting it alone.
//
//   bench_judge [--runs N] [PROGRAM]
//
// PROGRAM, or one that does nothing, is run both ways in turn, so that a machine that slows down slows both down; the figures are
// medians. It ends with 1 where the difference is too large.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <string_view>

#include "app/judge/runner.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/verdicts.h"

namespace fs = std::filesystem;
using namespace nimstone;

namespace {

constexpr double mostMicroseconds = 300;

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
        auto runner = judge::Runner::start();
        if (!runner)
            throw std::runtime_error("nimstone-run does not start");
        const judge::Command command{{program}, {program}, {}};
        std::vector<double> alone;
        std::vector<double> judged;
        for (int i = 0; i < runs; ++i) {
            alone.push_back(bench::measuredRun({program}, "/dev/null", "/dev/null").wallSeconds * 1e6);
            const auto start = std::chrono::steady_clock::now();
            const judge::Run run = runner->run(command, "2\n1 2\n", {});
            const std::chrono::duration<double, std::micro> wall = std::chrono::steady_clock::now() - start;
            if (run.ending != judge::Ending::Exited || run.code != 0)
                throw std::runtime_error("it does not end with 0");
            judged.push_back(wall.count());
        }
        bench::Verdicts verdicts;
        const double ours = bench::median(judged) - bench::median(alone);
        std::printf("a run of %s, median of %d\n", program.filename().c_str(), runs);
        std::printf("%-24s %9.0f us\n%-24s %9.0f us\n", "alone", bench::median(alone), "by nimstone-run", bench::median(judged));
        std::printf("%-24s %9.0f us  %s\n", "our own", ours, verdicts.atMost(ours, mostMicroseconds).c_str());
        return verdicts.exitCode();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_judge: %s\n", problem.what());
        return 1;
    }
}
