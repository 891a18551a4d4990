// Benchmarks the exact test for Wythoff's cold positions, compared with the usual formula in double; and the time of the audit.
//
//   bench_wythoff [--runs N] [NIMSTONE_CLI]
//
// All methods run alternately on the same positions. The measured values are medians; the ratio is the median of the ratios within a
// round. Exits with 1 if an exact method gives a wrong answer.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <exception>
#include <functional>
#include <string_view>

#include "core/games/golden/wythoff.h"
#include "core/random.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/verdicts.h"

namespace fs = std::filesystem;
using namespace nimstone;

namespace {

constexpr std::size_t positions = 1 << 16;  // few enough to stay in the cache
constexpr int repeats = 50;

struct Positions {
    std::vector<Count> a = std::vector<Count>(positions);
    std::vector<Count> b = std::vector<Count>(positions);
    std::vector<std::uint8_t> cold = std::vector<std::uint8_t>(positions);
};

/// Half of the positions are cold, half are next to a cold one, in either order of heaps; heaps are at most about `largest`.
Positions makePositions(Count largest)
{
    Positions made;
    Chance chance(1907);
    for (std::size_t i = 0; i < positions; ++i) {
        const Count k = 1 + chance.below(goldenPart(goldenPart(largest)));
        made.a[i] = goldenMultiple(k) + chance.below(2);
        made.b[i] = goldenMultiple(k) + k + chance.below(2);
        if (chance.below(2) == 0)
            std::swap(made.a[i], made.b[i]);
    }
    return made;
}

bool isColdInDouble(Count a, Count b)
{
    if (a > b)
        std::swap(a, b);
    return std::floor(static_cast<double>(b - a) * (1 + std::sqrt(5.0)) / 2.0) == static_cast<double>(a);
}

template <class Test>
void markOneByOne(Positions& all, Test test)
{
    for (std::size_t i = 0; i < positions; ++i)
        all.cold[i] = test(all.a[i], all.b[i]);
}

struct Contender {
    const char* name;
    std::function<void(Positions&)> mark;
    std::vector<double> seconds{};
    std::size_t wrong = 0;
};

double secondsFor(const Contender& contender, Positions& all)
{
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repeats; ++i)
        contender.mark(all);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void compare(const char* heading, Count largest, int runs, bench::Verdicts& verdicts)
{
    Positions all = makePositions(largest);
    std::vector<Contender> contenders{
        {"double, one by one", [](Positions& p) { markOneByOne(p, isColdInDouble); }},
        {"exact, by products", [](Positions& p) { markOneByOne(p, isColdByProducts); }},
        {"exact, one by one", [](Positions& p) { markOneByOne(p, [](Count a, Count b) { return isCold(a, b); }); }},
        {"exact, a span at once", [](Positions& p) { markCold(p.a, p.b, p.cold); }},
    };
    for (Contender& contender : contenders) {
        contender.mark(all);
        for (std::size_t i = 0; i < positions; ++i)
            contender.wrong += (all.cold[i] != 0) != isColdByProducts(all.a[i], all.b[i]);
    }
    for (int round = 0; round < runs; ++round) {
        for (Contender& contender : contenders)
            contender.seconds.push_back(secondsFor(contender, all));
    }
    std::printf("%s, %zu positions, median of %d rounds\n", heading, positions, runs);
    std::printf("%-24s %12s %10s %10s %10s\n", "", "million/s", "ns each", "wrong", "speed");
    for (const Contender& contender : contenders) {
        std::vector<double> ratios;
        std::ranges::transform(contenders.front().seconds, contender.seconds, std::back_inserter(ratios), std::divides<>());
        const double each = bench::median(contender.seconds) / (static_cast<double>(positions) * repeats);
        std::printf("%-24s %12.0f %10.2f %10zu %9.2fx", contender.name, 1e-6 / each, each * 1e9, contender.wrong,
                    bench::median(ratios));
        const bool exact = &contender != &contenders.front();
        std::printf("  %s\n", exact ? ("wrong " + verdicts.atMost(static_cast<double>(contender.wrong), 0)).c_str() : "");
    }
}

void measureAudit(const fs::path& cli, int runs)
{
    std::vector<double> seconds;
    for (int round = 0; round < runs; ++round)
        seconds.push_back(bench::measuredRun({cli, "audit", "wythoff", "--upto", "2000"}, "/dev/null", "/dev/null").wallSeconds);
    std::printf("audit wythoff --upto 2000: %.2f s, 4 million positions, median of %d runs\n", bench::median(seconds), runs);
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        int runs = 7;
        fs::path cli = fs::canonical("/proc/self/exe").parent_path().parent_path() / "bin" / "nimstone-cli";
        for (int i = 1; i < argc; ++i) {
            if (std::string_view(argv[i]) == "--runs" && i + 1 < argc)
                runs = std::stoi(argv[++i]);
            else
                cli = argv[i];
        }
        bench::Verdicts verdicts;
        compare("heaps up to 10^9", 1'000'000'000, runs, verdicts);
        compare("heaps up to 2^63 - 1", maxCount, runs, verdicts);
        measureAudit(cli, runs);
        return verdicts.exitCode();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_wythoff: %s\n", problem.what());
        return 1;
    }
}
