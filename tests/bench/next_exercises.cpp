#include "tests/bench/next_exercises.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>
#include <string>

#include "core/practice/session.h"
#include "tests/bench/measured_run.h"

namespace nimstone::bench {

namespace {

using namespace practice;

constexpr double mostMilliseconds = 50;
constexpr Seed seeds = 3;
constexpr std::size_t ofEachSeed = 150;
constexpr int times = 5;

template <class Work>
double milliseconds(Work work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Measures choosing random exercises one after another, as for a person who practices. The same exercises are chosen several
/// times, and the shortest time of each counts, because longer times would measure other processes.
std::vector<double> nextExercises(Skill skill, int level)
{
    std::vector<double> figures;
    for (Seed seed = 1; seed <= seeds; ++seed) {
        std::vector<double> quickest(ofEachSeed, std::numeric_limits<double>::infinity());
        for (int time = 0; time < times; ++time) {
            Session session(skill, level, seed);
            for (double& figure : quickest)
                figure = std::min(figure, milliseconds([&] { session.next(); }));
        }
        figures.insert(figures.end(), quickest.begin(), quickest.end());
    }
    return figures;
}

/// The time that this machine takes for a thousand random positions of two heaps of Nim.
double thousandDraws()
{
    std::vector<double> figures;
    for (Seed seed = 1; seed <= 15; ++seed) {
        Chance chance(seed);
        std::size_t worth = 0;
        figures.push_back(milliseconds([&] {
            for (int draw = 0; draw < 1000; ++draw)
                worth += isWorthAsking(drawExercise(Skill::NimSum, chance, lowestLevel), lowestLevel) ? 1 : 0;
        }));
        // The result is used, so that the compiler cannot remove the work.
        if (worth == 0)
            std::puts("nothing is worth asking");
    }
    return median(figures);
}

}  // namespace

void printNextExercises(Verdicts& verdicts)
{
    const double draws = thousandDraws();
    std::printf("the time to choose the next of %zu random exercises, and its ratio to %.3f ms, "
                "the time for a thousand random pairs of heaps\n",
                seeds * ofEachSeed, draws);
    std::printf("%-28s %9s %9s %9s %9s\n", "milliseconds", "median", "ratio", "worst", "ratio");
    for (const Skill skill : allSkills) {
        for (int level = lowestLevel; level <= highestLevel; ++level) {
            const std::vector<double> figures = nextExercises(skill, level);
            const double middle = median(figures);
            const double worst = std::ranges::max(figures);
            std::printf("%-28s %9.4f %8.3fx %9.3f %8.2fx  %s\n", (std::string(name(skill)) + ' ' + std::to_string(level)).c_str(),
                        middle, middle / draws, worst, worst / draws, verdicts.atMost(worst, mostMilliseconds).c_str());
        }
    }
}

}  // namespace nimstone::bench
