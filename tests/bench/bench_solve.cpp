// Benchmarks `nimstone-cli solve` on 400 MB of input, compared with the usual programs for the problem. On a virtual machine,
// nimstone-cli needs as much time to start as to solve 75 MB, so with less input the benchmark would measure mostly the start.
//
//   bench_solve [--runs N] [--megabytes M] [--only PROBLEM] [NIMSTONE_CLI]
//
// The programs run alternately on the same input, so that a slow machine slows all of them down; their answers must be equal.
// The measured values are the best of all rounds, because other processes may be running; the speed is the ratio of processor times,
// compared with the program that reads with scanf. Exits with 1 if a problem is solved too slowly.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string_view>

#include "tests/bench/contest_input.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/verdicts.h"

namespace fs = std::filesystem;
using nimstone::bench::Cost;
using nimstone::bench::measuredRun;
using nimstone::bench::Verdicts;
using nimstone::bench::WriteInput;

namespace {

struct Measured {
    const char* problem;
    const char* input;             ///< the input, described in words
    WriteInput writeInput;
    const char* scanf;             ///< the program with scanf to compare with
    double wanted = 8;             ///< the speed that Nimstone must reach, as a multiple of the speed of this program
    const char* other = nullptr;   ///< another program to compare with; null if there is none
    double wantedOfOther = 0;      ///< the speed that Nimstone must reach, as a multiple of the speed of the other program
};

constexpr Measured problems[] = {
    {"sicily-1922", "cases of 50000 heaps of up to 10^9", nimstone::bench::writeManyHeaps, "scanf_winning_moves", 8,
     "fgets_winning_moves", 2.2},
    {"poj-2234", "cases of up to 20 heaps of up to 10^7", nimstone::bench::writeFewHeaps, "scanf_nim"},
    {"hdu-1527", "pairs of up to 10^9", nimstone::bench::writePairs, "scanf_wythoff"},
    {"hdu-2516", "heaps of up to 2^31 - 1", nimstone::bench::writeFibonacciHeaps, "scanf_fibonacci", 10},
};

/// Returns the size of a file and a hash of its bytes. The content is not kept in memory, because the memory of this
/// process would count as memory of the next program.
std::string fingerprint(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::uint64_t hash = 14695981039346656037U;
    std::array<char, 65536> piece;
    do {
        file.read(piece.data(), piece.size());
        for (std::streamsize i = 0; i < file.gcount(); ++i)
            hash = (hash ^ static_cast<unsigned char>(piece[static_cast<std::size_t>(i)])) * 1099511628211U;
    } while (file);
    return std::to_string(fs::file_size(path)) + ' ' + std::to_string(hash);
}

struct Contender {
    const char* name;
    std::vector<std::string> command;
    std::vector<Cost> costs{};
};

double best(const Contender& contender, double Cost::* figure)
{
    return (*std::ranges::min_element(contender.costs, {}, figure)).*figure;
}

/// A temporary folder, removed at the end.
struct Folder {
    fs::path path;
    Folder()
    {
        std::string name = (fs::temp_directory_path() / "nimstone-bench-XXXXXX").string();
        if (!mkdtemp(name.data()))
            throw std::runtime_error("cannot create a folder for the input");
        path = name;
    }
    ~Folder() { fs::remove_all(path); }
};

void run(const Measured& measured, const fs::path& here, const fs::path& cli, int runs, std::size_t bytes, Verdicts& verdicts)
{
    const Folder folder;
    const fs::path input = folder.path / "input";
    const fs::path output = folder.path / "output";
    measured.writeInput(input, bytes);

    std::vector<Contender> contenders{
        {measured.scanf, {here / measured.scanf}},
        {"nimstone-cli solve", {cli, "solve", measured.problem}},
    };
    if (measured.other)
        contenders.push_back({measured.other, {here / measured.other}});
    std::string answers;
    for (const Contender& contender : contenders) {  // these runs are not counted; they fill the caches and compare the answers
        measuredRun(contender.command, input, output);
        const std::string found = fingerprint(output);
        if (answers.empty())
            answers = found;
        if (fs::file_size(output) == 0 || found != answers)
            throw std::runtime_error(std::string(contender.name) + " gave other answers than the first program");
    }
    for (int round = 0; round < runs; ++round) {
        for (Contender& contender : contenders)
            contender.costs.push_back(measuredRun(contender.command, input, output));
    }

    const double megabytes = static_cast<double>(fs::file_size(input)) / 1e6;
    std::printf("solve %s: %.0f MB, %s, best of %d rounds\n", measured.problem, megabytes, measured.input, runs);
    std::printf("%-24s %9s %9s %9s %10s %10s\n", "", "wall ms", "cpu ms", "MB/s", "peak MiB", "speed");
    const auto speedOver = [&](const Contender& slow, const Contender& fast) {
        return best(slow, &Cost::processorSeconds) / best(fast, &Cost::processorSeconds);
    };
    for (const Contender& contender : contenders) {
        const double wall = best(contender, &Cost::wallSeconds);
        const double processor = best(contender, &Cost::processorSeconds);
        const double speed = speedOver(contenders[0], contender);
        std::printf("%-24s %9.1f %9.1f %9.0f %10.1f %9.2fx", contender.name, wall * 1e3, processor * 1e3, megabytes / wall,
                    best(contender, &Cost::peakMebibytes), speed);
        std::printf("  %s\n", &contender == &contenders[1] ? verdicts.atLeast(speed, measured.wanted).c_str() : "");
    }
    if (measured.other) {
        const double speed = speedOver(contenders[2], contenders[1]);
        std::printf("nimstone-cli solve against %s: %.2fx  %s\n", measured.other, speed, verdicts.atLeast(speed, measured.wantedOfOther).c_str());
    }
    std::printf("\n");
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        int runs = 7;
        std::size_t megabytes = 400;
        fs::path cli;
        std::string_view only;
        for (int i = 1; i < argc; ++i) {
            const std::string_view argument = argv[i];
            if (argument == "--runs" && i + 1 < argc)
                runs = std::stoi(argv[++i]);
            else if (argument == "--megabytes" && i + 1 < argc)
                megabytes = std::stoul(argv[++i]);
            else if (argument == "--only" && i + 1 < argc)
                only = argv[++i];
            else
                cli = argument;
        }
        const fs::path here = fs::canonical("/proc/self/exe").parent_path();
        if (cli.empty())
            cli = here.parent_path() / "bin" / "nimstone-cli";
        Verdicts verdicts;
        for (const Measured& measured : problems) {
            if (only.empty() || only == measured.problem)
                run(measured, here, cli, runs, megabytes * 1'000'000, verdicts);
        }
        return verdicts.exitCode();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_solve: %s\n", problem.what());
        return 1;
    }
}
