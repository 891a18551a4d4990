// Benchmarks nim-sequences: the chosen method compared with the plain and the sparse one, and long sequences with their period.
// Prints seconds, and bytes per term.
//
//   bench_sequence [--runs N]
//
// The time of the plain method grows with the square of the length, so all methods compute short sequences, in turns and
// without using a period; measured values are medians. Long sequences use NimSequence, which stops computing once it
// has proved a period.
#include <malloc.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/games/taking/grundys_game.h"
#include "core/sequences/code.h"
#include "tests/bench/measured_run.h"

using namespace nimstone;
using nimstone::bench::median;

namespace {

double secondsOf(auto&& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

HeapRules octal(std::string_view code)
{
    return *TakeAndBreakCode::parse(code, TakeAndBreakCode::Base::Octal);
}

struct NamedRules {
    const char* name;
    HeapRules rules;
};

/// Compares the times of the methods, and checks that their results are equal.
bool compareMethods(const NamedRules& game, std::size_t size, int runs)
{
    const HeapRules& rules = game.rules;
    std::vector<double> plainSeconds;
    std::vector<double> sparseSeconds;
    std::vector<double> chosenSeconds;
    bool same = true;
    bool isDense = false;
    for (int run = 0; run < runs; ++run) {
        sequence::PlainMethod plain(rules);
        sequence::SparseMethod sparse(rules);
        sequence::SplittingMethod chosen(rules);
        plainSeconds.push_back(secondsOf([&] { plain.extendTo(size); }));
        sparseSeconds.push_back(secondsOf([&] { sparse.extendTo(size); }));
        chosenSeconds.push_back(secondsOf([&] { chosen.extendTo(size); }));
        for (std::size_t heap = 0; heap < size; ++heap)
            same = same && plain.term(heap) == sparse.term(heap) && plain.term(heap) == chosen.term(heap);
        isDense = chosen.isDense();
    }
    const double chosen = median(chosenSeconds);
    std::printf("%-14s %9zu %9.3f s %9.4f s %9.4f s %8.1f× %8.1f×   %-6s %s\n", game.name, size, median(plainSeconds), median(sparseSeconds), chosen,
                median(plainSeconds) / chosen, median(sparseSeconds) / chosen, isDense ? "dense" : "sparse", same ? "same terms" : "DIFFERENT TERMS");
    return same;
}

std::size_t bytesInUse()
{
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

struct LongRun {
    NamedRules game;
    Count terms;
    double publicSeconds;  ///< the time of the fastest known public program for equally many terms; 0 if none is known
};

bool measureLongRun(const LongRun& run, int runs)
{
    std::vector<double> seconds;
    double bytes = 0;
    std::size_t computed = 0;
    std::string period = "no period";
    for (int round = 0; round < runs; ++round) {
        const std::size_t before = bytesInUse();
        NimSequence sequence(run.game.rules);
        bool reached = false;
        seconds.push_back(secondsOf([&] { reached = sequence.extendTo(run.terms - 1) == NimSequence::End::Reached; }));
        if (!reached)
            return false;
        bytes = static_cast<double>(bytesInUse() - before);
        computed = sequence.computed();
        if (sequence.proved())
            period = "period " + std::to_string(sequence.proved()->period.period);
    }
    const double middle = median(seconds);
    std::printf("%-14s %9llu %9zu %11.4f s %9.3f", run.game.name, static_cast<unsigned long long>(run.terms), computed,
                middle, bytes / static_cast<double>(run.terms));
    if (run.publicSeconds > 0)
        std::printf(" %9.3f s %8.1f×", run.publicSeconds, run.publicSeconds / middle);
    else
        std::printf(" %9s   %8s ", "–", "–");
    std::printf("   %s\n", period.c_str());
    return true;
}

bool measurePeriod016(int runs)
{
    std::vector<double> seconds;
    bool found = true;
    for (int run = 0; run < runs; ++run) {
        NimSequence sequence(octal("0.16"));
        seconds.push_back(secondsOf([&] { found = sequence.findPeriod(400'000).found.has_value() && found; }));
    }
    std::printf("\nSearch for the period of 0.16 up to heap 400000: %.4f s\n", median(seconds));
    return found;
}

}  // namespace

int main(int argc, char** argv)
{
    const int runs = argc == 3 && std::string_view(argv[1]) == "--runs" ? std::max(1, std::atoi(argv[2])) : 3;
    bool good = true;
    std::printf("The inner loops use: %s\n\n", sequence::gathers().back()->name);
    std::printf("%-14s %9s %11s %11s %11s %9s %9s   %s\n", "game", "terms", "plain", "sparse", "chosen", "to plain", "to sparse", "chosen");
    for (const NamedRules& game : {NamedRules{"0.77", octal("0.77")}, {"0.07", octal("0.07")}, {"0.16", octal("0.16")},
                                    {"0.167", octal("0.167")}, {"0.376", octal("0.376")}, {"0.6", octal("0.6")},
                                    {"0.007", octal("0.007")}, {"0.06", octal("0.06")}, {"0.76", octal("0.76")},
                                    {"Grundy's game", GrundysGame().rules()}})
        good = compareMethods(game, 40'000, runs) && good;

    std::printf("\nThe times of the public programs are from earlier measurements, not from this run.\n");
    std::printf("%-14s %9s %9s %13s %9s %11s %9s\n", "game", "terms", "computed", "time", "bytes", "public", "ratio");
    for (const LongRun& run : {LongRun{{"0.77", octal("0.77")}, 1'000'000, 0.005}, {{"0.07", octal("0.07")}, 1'000'000, 0},
                               {{"0.16", octal("0.16")}, 524'288, 0.175}, {{"0.16", octal("0.16")}, 1'000'000, 0.31},
                               {{"0.167", octal("0.167")}, 1'000'000, 0.52}, {{"0.376", octal("0.376")}, 4'700'001, 33.5},
                               {{"0.6", octal("0.6")}, 200'000, 0},
                               {{"Grundy's game", GrundysGame().rules()}, Count{1} << 20, 8.6}})
        good = measureLongRun(run, runs) && good;
    good = measurePeriod016(runs) && good;
    return good ? 0 : 1;
}
