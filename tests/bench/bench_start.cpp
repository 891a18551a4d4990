// Benchmarks Nimstone's start, from exec to its first frame, and its peak memory, compared with a bare Qt Quick Controls
// window; with OpenGL, with the software scene graph, and with the graphics that Nimstone chooses by itself.
//
//   bench_start [--runs N] [NIMSTONE]
//
// The two programs run alternately, so that a slow machine slows both down. The measured values are medians; a ratio is the median of
// the ratios within a round. Exits with 1 if a ratio is above 1.5. Needs a display.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>

#include "tests/bench/first_frame.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/verdicts.h"

namespace fs = std::filesystem;
using nimstone::bench::median;
using nimstone::bench::start;
using nimstone::bench::Start;

namespace {

constexpr double limit = 1.5;

/// The environment variable that chooses the graphics, the same for both programs.
struct Drawing {
    const char* name;
    const char* variable;
    const char* value;
};

struct Figures {
    std::vector<double> bareTime{}, bareMemory{}, time{}, memory{}, timeRatio{}, memoryRatio{};

    void add(const Start& bare, const Start& nimstone)
    {
        bareTime.push_back(bare.milliseconds);
        bareMemory.push_back(bare.mebibytes);
        time.push_back(nimstone.milliseconds);
        memory.push_back(nimstone.mebibytes);
        timeRatio.push_back(nimstone.milliseconds / bare.milliseconds);
        memoryRatio.push_back(nimstone.mebibytes / bare.mebibytes);
    }
};

void print(const char* name, const char* what, const std::vector<double>& bare, const std::vector<double>& nimstone,
           const std::vector<double>& ratios, nimstone::bench::Verdicts& verdicts)
{
    const double ratio = median(ratios);
    std::printf("%-28s %-14s %9.1f %9.1f %7.2fx  %s\n", name, what, median(bare), median(nimstone), ratio,
                verdicts.atMost(ratio, limit).c_str());
}

int run(const fs::path& here, fs::path program, int runs)
{
    const nimstone::bench::Profiles profiles;
    profiles.use("profile");
    const fs::path output = profiles.folder() / "output";
    if (program.empty())
        program = here.parent_path() / "bin" / "nimstone";
    const fs::path bare = here / "bare_window";

    nimstone::bench::Verdicts verdicts;
    std::printf("start: time from exec to the first frame, and peak memory; medians of %d rounds\n", runs);
    std::printf("%-28s %-14s %9s %9s %8s\n", "", "", "bare", "nimstone", "ratio");
    for (const Drawing& drawing :
         {Drawing{"OpenGL", "QSG_RHI_BACKEND", "opengl"},
          Drawing{"software scene graph", "QT_QUICK_BACKEND", "software"},
          Drawing{"own choice; bare as Qt does", "NIMSTONE_DRAWING", "automatic"}}) {
        setenv(drawing.variable, drawing.value, 1);
        start({bare}, output);  // this run is not counted; it fills the caches
        start({program}, output);
        Figures figures;
        for (int round = 0; round < runs; ++round) {
            const Start first = start({bare}, output);
            figures.add(first, start({program}, output));
        }
        unsetenv(drawing.variable);
        print(drawing.name, "first frame ms", figures.bareTime, figures.time, figures.timeRatio, verdicts);
        print("", "peak MiB", figures.bareMemory, figures.memory, figures.memoryRatio, verdicts);
    }
    return verdicts.exitCode();
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        int runs = 9;
        fs::path nimstone;
        for (int i = 1; i < argc; ++i) {
            if (std::string_view(argv[i]) == "--runs" && i + 1 < argc)
                runs = std::stoi(argv[++i]);
            else
                nimstone = argv[i];
        }
        return run(fs::canonical("/proc/self/exe").parent_path(), nimstone, runs);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_start: %s\n", problem.what());
        return 1;
    }
}
