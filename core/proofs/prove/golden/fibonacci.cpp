#include "core/proofs/prove/golden/fibonacci.h"

#include <algorithm>
#include <array>

#include "core/games/golden/fibonacci_nim.h"
#include "core/proofs/prove/subjects/subject.h"
#include "core/zeckendorf.h"

namespace nimstone::proof {

namespace {

Count heapOf(Subject subject) { return positionOf(subject).heaps[0]; }

std::vector<Use> zeckendorfUse(Count n) { return {{Theorem::Zeckendorf, freshFibonacciSubject(n)}}; }

// --- the positions to which each theorem applies ---

std::optional<Refusal> refuseNoStones(Subject subject, Given)
{
    return heapOf(subject) == 0 ? std::optional(Refusal{Refusal::Reason::NoStones}) : std::nullopt;
}

std::optional<Refusal> refuseForInt(Subject subject, Given move)
{
    if (auto refusal = refuseNoStones(subject, move))
        return refusal;
    return heapOf(subject) > maxInt ? std::optional(Refusal{.reason = Refusal::Reason::PastInt, .limit = maxInt}) : std::nullopt;
}

// --- the nearest positions ---

/// The first number of the subject that is not 0; the result is 13 if all numbers are 0.
Count firstHeap(Subject subject)
{
    const std::vector<Count> heaps = allHeaps(subject);
    const auto found = std::ranges::find_if(heaps, [](Count heap) { return heap != 0; });
    return found == heaps.end() ? 13 : *found;
}

GameSum nearestHeap(Subject subject) { return freshFibonacciSubject(firstHeap(subject)); }

GameSum nearestInInt(Subject subject) { return freshFibonacciSubject(std::min(firstHeap(subject), maxInt)); }

// --- random positions ---

GameSum randomHeap(Seed seed)
{
    Chance chance(seed);
    return freshFibonacciSubject(chance.between(10, 99));
}

/// Draws the quota near the smallest Zeckendorf part of the heap, so that some of the positions are won and others
/// lost.
GameSum randomQuota(Seed seed)
{
    Chance chance(seed);
    const Count n = chance.between(10, 89);
    if (chance.below(2) == 0)
        return freshFibonacciSubject(n);
    return fibonacciSubject(n, std::min(n, chance.between(1, 2 * smallestPart(n))));
}

GameSum randomInInt(Seed seed)
{
    // The program with the wrong table finds two kinds of numbers: Fibonacci numbers, and positive entries that are
    // wrong because of an overflow (after F₄₆). This list has some of both kinds.
    constexpr std::array<Count, 8> telling{368'225'352, 512'559'680, 1'776'683'621, 2'144'908'973,
                                           144,         1'836'311'903, 701'408'733, 39'088'169};
    Chance chance(seed);
    const std::uint64_t drawn = chance.below(2 * telling.size());
    return freshFibonacciSubject(drawn < telling.size() ? telling[drawn] : chance.between(10, maxInt));
}

}  // namespace

GameSum fibonacciSubject(Count n, Count quota)
{
    return subjectOf("fibonacci-nim", FibonacciNim::withQuota(n, quota));
}

GameSum freshFibonacciSubject(Count n) { return fibonacciSubject(n, FibonacciNim::fresh(n).quota); }

std::vector<Entry> fibonacciEntries()
{
    return {
        {Theorem::Zeckendorf, {"fibonacci-nim"}, refuseNoStones, zeckendorfSteps, nearestHeap, randomHeap},
        {Theorem::FibonacciNim, {"fibonacci-nim"}, refuseNothing, fibonacciNimSteps, nearestHeap, randomQuota},
        {Theorem::FlawFibonacciInt, {"fibonacci-nim"}, refuseForInt, flawFibonacciIntSteps, nearestInInt, randomInInt},
    };
}

// --- the theorems on which the steps rely ---

std::vector<Use> QuotaParts::uses(const Proof&) const { return zeckendorfUse(n); }
std::vector<Use> BreakSmallestPart::uses(const Proof&) const { return zeckendorfUse(n - taken); }
std::vector<Use> AnswerFits::uses(const Proof&) const { return zeckendorfUse(smallest); }
std::vector<Use> QuotaWinningMoves::uses(const Proof& proof) const { return zeckendorfUse(proof.position().heaps[0]); }

std::vector<Use> IntTableVerdict::uses(const Proof&) const
{
    return {{Theorem::FibonacciNim, freshFibonacciSubject(n)}};
}

}  // namespace nimstone::proof
