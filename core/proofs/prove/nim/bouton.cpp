// Bouton's theorem: a position is a P-position exactly when s = 0, by induction on the stones left.
#include "core/proofs/prove/nim/nim.h"

#include <bit>
#include <utility>

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"

namespace nimstone::proof {

namespace {

/// Each stone of a heap is the topmost one left by exactly one move, so there are as many moves as stones. From a
/// heap x the least x ⊕ y with y < x is the lowest 1 of x.
EveryMoveUnbalances everyMoveUnbalances(const Position& position)
{
    const StoneTotal total = totalStones(position);
    Count columns = 0;
    for (const Count heap : position.heaps)
        columns |= heap;
    return {total.stones, total.exact, Count{1} << std::countr_zero(columns)};
}

SomeMoveBalances someMoveBalances(const Position& position)
{
    const TakeStones take = takeStonesStep(position);
    std::vector<Count> after = position.heaps;
    after[take.move.heap] = take.after;
    const Count t = nimSum(after);
    return {nimSum(position.heaps), take.move, std::move(after), t};
}

}  // namespace

Steps boutonSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    const StoneTotal total = totalStones(position);
    Steps steps{EndPosition{position.heaps.size(), 0, Outcome::P}};
    if (total.stones != 0) {
        steps.push_back(InductionHypothesis{total.stones, total.exact});
        if (sum == 0)
            steps.push_back(everyMoveUnbalances(position));
        else
            steps.push_back(someMoveBalances(position));
    }
    steps.push_back(Conclusion{sum, sum == 0 ? Outcome::P : Outcome::N});
    return steps;
}

}  // namespace nimstone::proof
