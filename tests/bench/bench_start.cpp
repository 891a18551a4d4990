// How long Nimstone takes from exec to its first frame, and how much memory at most, beside a bare Qt Quick Controls
// window; with OpenGL, with the software scene graph, and with what Nimstone chooses by itself.
//
//   bench_start [--runs N] [NIMSTONE]
//
// The two run in turn, so that a machine that slows down slows both down. The figures are medians; a ratio is the median
// of the ratios within a round. Needs a display.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string_view>

#include "tests/bench/measured_run.h"

namespace fs = std::filesystem;
using nimstone::bench::measuredRun;
using nimstone::bench::median;

namespace {

constexpr double limit = 1.5;

struct Start {
    double milliseconds = 0;  ///< from exec to the first frame
    double mebibytes = 0;     ///< the peak of resident memory, over the whole run
};

long long steadyNanoseconds()
{
    const auto moment = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(moment).count();
}

/// Runs it until its first frame; it says itself when that came.
Start start(const fs::path& program, const fs::path& output)
{
    const long long before = steadyNanoseconds();
    const auto cost = measuredRun({program, "--quit-after-first-frame"}, "/dev/null", output);
    std::ifstream said(output);
    for (std::string line; std::getline(said, line);) {
        long long frame = 0;
        if (std::sscanf(line.c_str(), "first frame %lld", &frame) == 1)
            return {static_cast<double>(frame - before) * 1e-6, cost.peakMebibytes};
    }
    throw std::runtime_error(program.string() + " did not say when its first frame came");
}

/// What chooses the drawing, for both programs alike.
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
           const std::vector<double>& ratios)
{
    const double ratio = median(ratios);
    std::printf("%-28s %-14s %9.1f %9.1f %7.2fx  %s\n", name, what, median(bare), median(nimstone), ratio,
                ratio <= limit ? "within 1.5" : "above 1.5");
}

void run(const fs::path& here, fs::path nimstone, int runs)
{
    if (!std::getenv("DISPLAY"))
        throw std::runtime_error("there is no display; ./dev bench brings one");
    if (nimstone.empty())
        nimstone = here.parent_path() / "bin" / "nimstone";
    const fs::path bare = here / "bare_window";

    std::string name = (fs::temp_directory_path() / "nimstone-start-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw std::runtime_error("cannot make a folder for the profile");
    const fs::path folder = name;
    // A profile of its own; the caches, of fonts for one, are the user's.
    setenv("XDG_CONFIG_HOME", (folder / "config").c_str(), 1);
    setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1);
    setenv("XDG_RUNTIME_DIR", folder.c_str(), 1);

    std::printf("start: exec to first frame and peak memory, median of %d rounds\n", runs);
    std::printf("%-28s %-14s %9s %9s %8s\n", "", "", "bare", "nimstone", "ratio");
    for (const Drawing& drawing :
         {Drawing{"OpenGL", "QSG_RHI_BACKEND", "opengl"},
          Drawing{"software scene graph", "QT_QUICK_BACKEND", "software"},
          Drawing{"own choice; bare as Qt does", "NIMSTONE_DRAWING", "automatic"}}) {
        setenv(drawing.variable, drawing.value, 1);
        start(bare, folder / "output");  // uncounted: warms the caches
        start(nimstone, folder / "output");
        Figures figures;
        for (int round = 0; round < runs; ++round) {
            const Start first = start(bare, folder / "output");
            figures.add(first, start(nimstone, folder / "output"));
        }
        unsetenv(drawing.variable);
        print(drawing.name, "first frame ms", figures.bareTime, figures.time, figures.timeRatio);
        print("", "peak MiB", figures.bareMemory, figures.memory, figures.memoryRatio);
    }
    fs::remove_all(folder);
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
        run(fs::canonical("/proc/self/exe").parent_path(), nimstone, runs);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_start: %s\n", problem.what());
        return 1;
    }
}
