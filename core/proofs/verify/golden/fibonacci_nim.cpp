// Checks the proofs of the theorem on Fibonacci Nim.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/golden/fibonacci_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

/// The Fibonacci number after the Fibonacci number `number`.
Count after(Count number) { return fibonacciSequence()[fibonacciPlace(number)]; }

/// The Fibonacci number before the Fibonacci number `number`. The number before 1 is 1.
Count before(Count number) { return number == 1 ? 1 : fibonacciSequence()[fibonacciPlace(number) - 2]; }

/// A heap of n stones, its quota, and the Zeckendorf parts of n, the smallest first.
struct Heap {
    Count n = 0;
    Count quota = 0;
    std::vector<Count> parts;
};

/// True if `taken` is the example that the step BreakSmallestPart must show: the largest Fibonacci number that is at most
/// the quota and at most half of the smallest Zeckendorf part.
bool isShown(Count taken, const Heap& heap)
{
    const auto fits = [&](Count amount) { return amount <= heap.quota && amount <= heap.parts.front() - amount; };
    return fibonacciPlace(taken) != 0 && fits(taken) && !fits(after(taken));
}

bool holds(const BreakSmallestPart& step, const Heap& heap)
{
    if (step.n != heap.n || step.quota != heap.quota || step.smallest != heap.parts.front() || !isShown(step.taken, heap))
        return false;
    std::vector<Count> rest = step.broken;
    rest.insert(rest.end(), heap.parts.begin() + 1, heap.parts.end());
    return step.left == step.smallest - step.taken && !step.broken.empty() && isFormOf(step.broken, step.left)
        && step.rest == rest && isFormOf(rest, heap.n - step.taken);
}

bool holds(const AnswerFits& step, const BreakSmallestPart& broken)
{
    return step.smallest == broken.smallest && step.taken == broken.taken && !step.parts.empty()
        && isFormOf(step.parts, step.taken) && step.largest == step.parts.back() && step.answer == broken.broken.front()
        && step.below == before(step.answer) && step.twice == step.taken + step.taken && step.answer <= 2 * step.below
        && step.below <= step.largest && step.largest <= step.taken;
}

bool holds(const EveryTake& step, const Heap& heap)
{
    if (step.smallest != heap.parts.front() || step.rows.size() != heap.quota)
        return false;
    Count taken = 0;
    return std::ranges::all_of(step.rows, [&](const TakeAnswer& row) {
        ++taken;
        if (row.taken != taken || row.left != step.smallest - taken || row.twice != taken + taken || row.answer > row.twice
            || fibonacciPlace(row.answer) == 0)
            return false;
        // The greedy algorithm finds the largest part first, so the last part that it finds is the smallest.
        Count left = row.left;
        Count last = 0;
        for (std::size_t index = fibonacciSequence().size(); index-- > 0;) {
            if (fibonacciSequence()[index] <= left) {
                last = fibonacciSequence()[index];
                left -= last;
            }
        }
        return left == 0 && last == row.answer;
    });
}

/// Compares the outcome and the winning moves with a search by the rules alone, if the heap is small enough; otherwise
/// returns true.
bool agreesWithSearch(Count n, Count quota, Outcome outcome, const std::vector<Count>* moves)
{
    if (n > searchedHeaps)
        return true;
    std::vector<Count> wins = searchedWins(n);
    std::erase_if(wins, [quota](Count taken) { return taken > quota; });
    return (outcome == Outcome::P) == wins.empty() && (!moves || *moves == wins);
}

bool holds(const QuotaWinningMoves& step, Count n, Count quota, const std::vector<Count>& parts)
{
    if (step.quota != quota || step.rows.size() != parts.size())
        return false;
    std::vector<Count> wins;
    Count rest = n;
    for (std::size_t index = 0; index < parts.size(); ++index) {
        rest -= parts[index];
        const PartialSum& row = step.rows[index];
        const Count sum = n - rest;
        // True if the opponent cannot take the smallest Zeckendorf part of the stones that are left.
        const bool outOfReach = rest == 0 || parts[index + 1] > sum + sum;
        if (row.sum != sum || row.twice != sum + sum || row.next != (rest == 0 ? 0 : parts[index + 1])
            || row.allowed != (sum <= quota) || row.wins != (row.allowed && outOfReach))
            return false;
        if (row.wins)
            wins.push_back(sum);
    }
    return step.moves == wins && !wins.empty() && agreesWithSearch(n, quota, Outcome::N, &step.moves);
}

/// Checks the steps that show replies to every move. Requires 1 ≤ quota < the smallest Zeckendorf part.
void needAnswers(StepChecker& walk, const Heap& heap)
{
    BreakSmallestPart broken;
    walk.need<BreakSmallestPart>([&](const BreakSmallestPart& step) {
        broken = step;
        return holds(step, heap);
    });
    walk.need<AnswerFits>([&](const AnswerFits& step) { return holds(step, broken); });
    if (heap.quota <= maxListedTakes)
        walk.need<EveryTake>([&](const EveryTake& step) { return holds(step, heap); });
}

/// Checks the steps for the move that takes the smallest Zeckendorf part. Requires quota ≥ this part.
void needSmallestTaken(StepChecker& walk, const Heap& heap)
{
    const Count smallest = heap.parts.front();
    const Count twice = smallest + smallest;
    Heap left{heap.n - smallest, twice, heap.parts};
    left.parts.erase(left.parts.begin());
    walk.need(TakeSmallestPart{heap.n, smallest, left.n, twice, left.parts});
    if (left.parts.empty())
        return;
    walk.need<NextPartBeyond>([&](const NextPartBeyond& step) {
        return equalFields(step, {smallest, after(smallest), after(smallest) + smallest, left.parts.front(), twice})
            && step.next >= step.second && step.second > twice;
    });
    needAnswers(walk, left);
}

/// Checks the steps that come after QuotaParts. Requires n ≥ 1.
void needTheRest(StepChecker& walk, const Heap& heap)
{
    const auto& [n, quota, parts] = heap;
    const Count smallest = parts.front();
    const bool reaches = quota >= smallest;
    walk.need(QuotaReach{quota, smallest, reaches});
    if (quota == 0)
        walk.need(NothingToTake{n, 0});
    else if (reaches)
        needSmallestTaken(walk, heap);
    else
        needAnswers(walk, heap);
    const Outcome outcome = reaches ? Outcome::N : Outcome::P;
    walk.need<QuotaConclusion>([&, n = n, quota = quota](const QuotaConclusion& step) {
        return equalFields(step, {quota, smallest, outcome}) && agreesWithSearch(n, quota, outcome, nullptr);
    });
    if (reaches)
        walk.need<QuotaWinningMoves>([&, n = n, quota = quota, &parts = parts](const QuotaWinningMoves& step) { return holds(step, n, quota, parts); });
}

}  // namespace

std::optional<std::size_t> verifyFibonacciNim(const Proof& proof)
{
    if (!isAboutFibonacci(proof))
        return 0;
    const Count n = proof.position().heaps[0];
    const Count quota = std::min(proof.position().quota, n);
    StepChecker walk(proof);
    if (n == 0)
        return walk.need(NothingToTake{0, 0}).need(QuotaConclusion{0, 0, Outcome::P}).end();
    Heap heap{n, quota, {}};
    walk.need<QuotaParts>([&](const QuotaParts& step) {
        heap.parts = step.parts;
        return step.n == n && step.quota == quota && !step.parts.empty() && isFormOf(step.parts, n);
    });
    if (walk.holdsSoFar())
        needTheRest(walk, heap);
    return walk.end();
}

}  // namespace nimstone::proof
