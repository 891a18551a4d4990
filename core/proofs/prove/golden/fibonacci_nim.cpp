// The theorem on Fibonacci Nim (M. J. Whinihan 1963): (n, q) is a P-position exactly when the quota q is less than the
// smallest Zeckendorf part of n.
#include "core/proofs/prove/golden/fibonacci.h"

namespace nimstone::proof {

namespace {

/// Adds the steps that show a reply to every move. Requires 1 ≤ quota < the smallest Zeckendorf part of n: after every
/// move, the other player can take the smallest part of the heap.
void addEveryAnswer(Steps& steps, Count n, Count quota)
{
    const Count smallest = smallestPart(n);
    const Count taken = largestUpTo(std::min(quota, smallest / 2));
    const std::vector<Count> broken = zeckendorf(smallest - taken);
    const std::vector<Count> parts = zeckendorf(taken);
    steps.push_back(BreakSmallestPart{n, quota, smallest, taken, smallest - taken, broken, zeckendorf(n - taken)});
    steps.push_back(AnswerFits{smallest, taken, parts, parts.back(), broken.front(), beneath(broken.front()), 2 * taken});
    if (quota > maxListedTakes)
        return;
    EveryTake every{smallest, {}};
    for (Count each = 1; each <= quota; ++each)
        every.rows.push_back({each, smallest - each, smallestPart(smallest - each), 2 * each});
    steps.push_back(every);
}

/// The step that lists the sums of the i smallest parts, i = 1, 2, …, and the winning moves. `parts` lists the smallest
/// part first.
QuotaWinningMoves winningMovesStep(const std::vector<Count>& parts, Count quota)
{
    QuotaWinningMoves step{quota, {}, {}};
    Count sum = 0;
    for (std::size_t index = 0; index < parts.size(); ++index) {
        sum += parts[index];
        const Count next = index + 1 < parts.size() ? parts[index + 1] : 0;
        const bool wins = sum <= quota && (next == 0 || 2 * sum < next);
        step.rows.push_back({sum, 2 * sum, next, sum <= quota, wins});
        if (wins)
            step.moves.push_back(sum);
    }
    return step;
}

}  // namespace

Steps fibonacciNimSteps(const Proof& proof)
{
    const Count n = proof.position().heaps[0];
    const Count quota = std::min(proof.position().quota, n);
    if (n == 0)
        return {NothingToTake{0, 0}, QuotaConclusion{0, 0, Outcome::P}};
    const std::vector<Count> parts = zeckendorf(n);
    const Count smallest = parts.front();
    const bool reaches = quota >= smallest;
    Steps steps{QuotaParts{n, quota, parts}, QuotaReach{quota, smallest, reaches}};
    if (!reaches) {
        if (quota == 0)
            steps.push_back(NothingToTake{n, quota});
        else
            addEveryAnswer(steps, n, quota);
        steps.push_back(QuotaConclusion{quota, smallest, Outcome::P});
        return steps;
    }
    const Count rest = n - smallest;
    steps.push_back(TakeSmallestPart{n, smallest, rest, 2 * smallest, {parts.begin() + 1, parts.end()}});
    if (rest != 0) {
        const std::size_t place = placeOf(smallest);
        steps.push_back(NextPartBeyond{smallest, fibonacciAt(place + 1), fibonacciAt(place + 2), parts[1], 2 * smallest});
        addEveryAnswer(steps, rest, 2 * smallest);
    }
    steps.push_back(QuotaConclusion{quota, smallest, Outcome::N});
    steps.push_back(winningMovesStep(parts, quota));
    return steps;
}

}  // namespace nimstone::proof
