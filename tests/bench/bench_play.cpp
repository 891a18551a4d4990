// Benchmarks the Play page's work on the largest positions: finding the outcome, judging a move, finding hints, and choosing the
// perfect opponent's answer, in a won position and in the lost one after it. Prints milliseconds of processor time, each measured once.
//
//   bench_play [GAME…]          only the games whose name contains one of the arguments
//
// The bounds: an answer or the hints take at most 50 ms on a position of 1,000 heaps, and an answer at most 5 s on one of a million.
// Work that is done on the thread that draws takes at most 16 ms, one frame. Exits with 1 if a bound is missed.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "core/play/hints/ladder.h"
#include "core/play/moves/random_moves.h"
#include "core/play/moves/work_bound.h"
#include "core/play/opponents/choose_move.h"
#include "core/play/record/verdict.h"
#include "core/sum/sum_notation.h"
#include "tests/bench/verdicts.h"

using namespace nimstone;

namespace {

/// Returns `count` pseudo-random numbers from 1 to `most`, separated by commas. The numbers are the same in each run.
std::string numbers(std::size_t count, Count most)
{
    Chance chance(2026);
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + std::to_string(chance.between(1, most));
    return text;
}

std::string blocks(std::size_t count)
{
    Chance chance(3);
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + std::to_string(chance.between(1, 1000)) + "x" + std::to_string(chance.between(1, 1000));
    return text;
}

std::string parts(std::size_t count)
{
    const char* kinds[] = {"nim:", "kayles:", "subtraction(1,2,3):", "lasker-nim:", "dawson-kayles:", "wythoff:"};
    Chance chance(7);
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        const char* kind = kinds[i % 5];
        text += (i == 0 ? "" : " + ") + std::string(kind) + std::to_string(chance.between(1, 200));
    }
    return text;
}

std::vector<std::pair<std::string, std::string>> positions()
{
    const std::string small = numbers(1000, 1000);
    const std::string large = numbers(1000, 1'000'000'000);
    return {
        {"Nim, 1,000 heaps", "nim:" + large},
        {"Nim, 1,000,000 heaps", "nim:" + numbers(maxHeaps, maxCount)},
        {"misère Nim, 1,000 heaps", "misere-nim:" + large},
        {"Moore k=3, 8 heaps", "moore-nim(3):" + numbers(8, 1'000'000'000)},
        {"Moore k=7, 8 heaps", "moore-nim(7):" + numbers(8, 1'000'000'000)},
        {"Moore k=3, 12 heaps", "moore-nim(3):" + numbers(12, 1'000'000'000)},
        {"Moore k=4, 16 heaps", "moore-nim(4):" + numbers(16, 1'000'000'000)},
        {"Moore k=2, 16 heaps", "moore-nim(2):" + numbers(16, 1'000'000'000)},
        {"Moore k=3, 40 heaps", "moore-nim(3):" + numbers(40, 1'000'000'000)},
        {"Moore k=2, 1,000 heaps", "moore-nim(2):" + large},
        {"Moore k=3, 1,000 heaps", "moore-nim(3):" + large},
        {"Moore k=7, 1,000 heaps", "moore-nim(7):" + large},
        {"subtraction, 1,000 heaps", "subtraction(1,3,4):" + large},
        {"heaps: subtraction of 9, 1,000", "subtraction(1,4,9,16,25,36,49,64,81):" + small},
        {"Lasker, 1,000 heaps", "lasker-nim:" + large},
        {"stairs, 1,000 steps", "staircase-nim:" + large},
        {"Kayles, 1,000 heaps", "kayles:" + small},
        {"octal(0.6), 1,000 heaps", "octal(0.6):" + small},
        {"Dawson's Kayles, 1,000 heaps", "dawson-kayles:" + small},
        {"Treblecross, 1,000 rows", "treblecross:" + small},
        {"Grundy's game, 1,000 heaps", "grundy-game:" + small},
        {"Kayles, 20 heaps", "kayles:" + numbers(20, 100)},
        {"octal(0.6), 2000", "octal(0.6):200"},
        {"octal(0.6), 2000 twice", "octal(0.6):200,190"},
        {"Grundy's game, 2000", "grundy-game:2000,1999"},
        {"Lasker, 2 large heaps", "lasker-nim:1000000000,123456"},
        {"Lasker, 2 heaps", "lasker-nim:5000,5001"},
        {"Cutcake, 12 blocks", "cutcake:" + blocks(12)},
        {"Wythoff beside Nim", "wythoff:90,70 + nim:3,4,9"},
        {"Wythoff beside Nim, 1,500", "wythoff:1500,1400 + nim:3,4,9"},
        {"Moore beside Nim", "moore-nim(2):5,6,7,8 + nim:3,4,9"},
        {"octal(0.6), 10^6", "octal(0.6):1000000"},
        {"octal(0.6), 3 heaps of 10^6", "octal(0.6):1000000,999999,999998"},
        {"Kayles, 10^6", "kayles:1000000"},
        {"Grundy's game, 10^5", "grundy-game:100000"},
        {"Grundy's game, 10^6", "grundy-game:1000000"},
        {"Fibonacci Nim, 10^18", "fibonacci-nim:1000000000000000000"},
        {"Wythoff, 10^18", "wythoff:1000000000000000000,618033988749894848"},
        {"Euclid, 10^18", "euclid:1000000000000000000,618033988749894848"},
        {"Cutcake, 1,000 blocks", "cutcake:" + blocks(1000)},
        {"a sum of 100", parts(100)},
        {"a sum of 50 with 0.6, Grundy", parts(48) + " + octal(0.6):100000 + grundy-game:10000"},
    };
}

/// The processor time of `work` in milliseconds. Other processes do not affect it.
double milliseconds(auto&& work)
{
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

int main(int argc, char** argv)
{
    constexpr double mostOfThousand = 50;
    constexpr double mostOfMillion = 5000;
    constexpr double maxTake = 16;
    bench::Verdicts verdicts;
    std::printf("%-32s %12s %12s %12s %12s %12s %12s  %s\n", "position", "outcome ms", "again ms", "judge ms", "answer ms", "hints ms", "lost ms", "outcome");
    for (const auto& [name, text] : positions()) {
        const auto wanted = [&name = name](const char* part) { return name.find(part) != std::string::npos; };
        if (argc > 1 && std::none_of(argv + 1, argv + argc, wanted))
            continue;
        const auto sum = parseSum(text);
        if (!sum) {
            std::printf("%-32s is not a valid position: error in column %zu\n", name.c_str(), sum.error().column);
            continue;
        }
        const Cutter player = sum->isPartisan() ? Cutter::Left : Cutter::None;
        std::string known;
        const double first = milliseconds([&] {
            const auto outcome = sum->outcome();
            known = !outcome ? "beyond" : *outcome == OutcomeClass::P ? "P" : *outcome == OutcomeClass::N ? "N" : "L/R";
        });
        std::printf("%-32s %12.2f ", name.c_str(), first);
        std::fflush(stdout);
        std::printf("%12.2f ", milliseconds([&] { (void)sum->outcome(); }));
        const auto move = play::randomMove(*sum, 5, player);
        const double judged = move ? milliseconds([&] { (void)play::judge(*sum, *move); }) : 0.0;
        std::printf("%12.2f ", judged);
        std::fflush(stdout);
        std::optional<MoveInSum> answer;
        const double answered = milliseconds([&] { answer = play::chooseMove(play::perfect(), *sum, 11, player); });
        std::printf("%12.2f ", answered);
        std::fflush(stdout);
        const double hinted = milliseconds([&] { (void)play::ladderFor(*sum, player); });
        std::printf("%12.2f ", hinted);
        // After the answer, the player who will lose is to move.
        const double lost = answer ? milliseconds([&] { (void)play::chooseMove(play::perfect(), *sum->play(*answer), 12, opponent(player)); }) : 0.0;
        std::printf("%12.2f  %s", lost, known.c_str());
        if (play::isQuickToAnalyze(*sum))
            std::printf(", at once %s", verdicts.atMost(std::max({first, judged, answered}), maxTake).c_str());
        else if (sum->heapCount() == 1000)
            std::printf(", answer and hints %s", verdicts.atMost(std::max(answered, hinted), mostOfThousand).c_str());
        else if (sum->heapCount() == maxHeaps)
            std::printf(", answer %s", verdicts.atMost(std::max(answered, lost), mostOfMillion).c_str());
        std::printf("\n");
        std::fflush(stdout);
    }
    return verdicts.exitCode();
}
