// How fast `nimstone-cli solve sicily-1922` reads 100 MB, beside the usual programs for it.
//
//   bench_solve [--runs N] [--megabytes M] [NIMSTONE_CLI]
//
// The programs run in turn on the same input, so that a machine that slows down slows all of them down; the answers
// must be the same. The figures are medians; the ratio is the median of the ratios within a round.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <string_view>

#include "tests/bench/measured_run.h"

namespace fs = std::filesystem;
using nimstone::bench::Cost;
using nimstone::bench::measuredRun;
using nimstone::bench::median;

namespace {

constexpr int heapsInCase = 50'000;
constexpr unsigned largestHeap = 1'000'000'000;

/// Cases of 50,000 heaps of up to 10^9, about that many bytes in all.
void writeInput(const fs::path& path, std::size_t bytes)
{
    // Nearly every heap has nine digits; with its blank that makes ten bytes.
    const std::size_t cases = std::max<std::size_t>(1, bytes / (heapsInCase * std::size_t{10}));
    std::mt19937_64 random(1922);
    std::ofstream file(path, std::ios::binary);
    file << cases << '\n';
    std::string line;
    for (std::size_t written = 0; written < cases; ++written) {
        line.clear();
        for (int heap = 0; heap < heapsInCase; ++heap) {
            line += std::to_string(random() % (largestHeap + 1));
            line += heap + 1 < heapsInCase ? ' ' : '\n';
        }
        file << heapsInCase << '\n' << line;
    }
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

std::string contents(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Contender {
    const char* name;
    std::vector<std::string> command;
    std::vector<Cost> costs{};
};

std::vector<double> figures(const Contender& contender, double Cost::* figure)
{
    std::vector<double> all;
    std::ranges::transform(contender.costs, std::back_inserter(all), figure);
    return all;
}

double speedAgainst(const Contender& other, const Contender& contender)
{
    std::vector<double> ratios;
    std::ranges::transform(other.costs, contender.costs, std::back_inserter(ratios),
                           [](const Cost& a, const Cost& b) { return a.wallSeconds / b.wallSeconds; });
    return median(ratios);
}

/// A folder of its own, gone at the end.
struct Folder {
    fs::path path;
    Folder()
    {
        std::string name = (fs::temp_directory_path() / "nimstone-bench-XXXXXX").string();
        if (!mkdtemp(name.data()))
            throw std::runtime_error("cannot make a folder for the input");
        path = name;
    }
    ~Folder() { fs::remove_all(path); }
};

void run(const fs::path& here, fs::path cli, int runs, std::size_t bytes)
{
    const Folder folder;
    const fs::path input = folder.path / "input";
    const fs::path output = folder.path / "output";
    writeInput(input, bytes);

    if (cli.empty())
        cli = here.parent_path() / "bin" / "nimstone-cli";
    std::vector<Contender> contenders{
        {"fgets, digit by digit", {here / "solve_fgets"}},
        {"scanf", {here / "solve_scanf"}},
        {"nimstone-cli solve", {cli, "solve", "sicily-1922"}},
    };
    std::string answers;
    for (const Contender& contender : contenders) {  // uncounted: warms the caches, and compares the answers
        measuredRun(contender.command, input, output);
        const std::string found = contents(output);
        if (answers.empty())
            answers = found;
        if (found.empty() || found != answers)
            throw std::runtime_error(std::string(contender.name) + " answers otherwise");
    }
    for (int round = 0; round < runs; ++round) {
        for (Contender& contender : contenders)
            contender.costs.push_back(measuredRun(contender.command, input, output));
    }

    const double megabytes = static_cast<double>(fs::file_size(input)) / 1e6;
    std::printf("solve sicily-1922: %.0f MB, cases of %d heaps of up to 10^9, median of %d rounds\n", megabytes,
                heapsInCase, runs);
    std::printf("%-24s %9s %9s %9s %10s %10s\n", "", "wall ms", "cpu ms", "MB/s", "peak MiB", "speed");
    for (const Contender& contender : contenders) {
        const double wall = median(figures(contender, &Cost::wallSeconds));
        std::printf("%-24s %9.1f %9.1f %9.0f %10.1f %9.2fx\n", contender.name, wall * 1e3,
                    median(figures(contender, &Cost::processorSeconds)) * 1e3, megabytes / wall,
                    median(figures(contender, &Cost::peakMebibytes)), speedAgainst(contenders[0], contender));
    }
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        int runs = 7;
        std::size_t megabytes = 100;
        fs::path cli;
        for (int i = 1; i < argc; ++i) {
            const std::string_view argument = argv[i];
            if (argument == "--runs" && i + 1 < argc)
                runs = std::stoi(argv[++i]);
            else if (argument == "--megabytes" && i + 1 < argc)
                megabytes = std::stoul(argv[++i]);
            else
                cli = argument;
        }
        run(fs::canonical("/proc/self/exe").parent_path(), cli, runs, megabytes * 1'000'000);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_solve: %s\n", problem.what());
        return 1;
    }
}
