// The theorem on staircase Nim. The first step is StairSum. Then comes StairUnbalances if the nim-sum s is 0 and there are
// stones, or StairBalance if s ≠ 0. StairReply follows if an even step has stones in the position with nim-sum 0, which is
// the user's position or the position after the winning move. The last step is StairConclusion.
#include "core/proofs/entry.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

/// The numbers of stones on steps 1, 3, 5, …, as a position of Nim.
Position oddOf(const std::vector<Count>& steps)
{
    Position odd;
    for (std::size_t step = 0; step < steps.size(); step += 2)
        odd.heaps.push_back(steps[step]);
    return odd;
}

StairUnbalances unbalances(const std::vector<Count>& steps)
{
    StairUnbalances result;
    for (std::size_t step = 0; step < steps.size(); ++step)
        (step % 2 == 0 ? result.onOdd : result.onEven) += steps[step];
    return result;
}

/// The step with the winning move. Requires a nim-sum s ≠ 0.
StairBalance balance(const std::vector<Count>& steps)
{
    const Position odd = oddOf(steps);
    const TakeStones take = takeStonesStep(odd);
    Position after = odd;
    after.heaps[take.move.heap] = take.after;
    const Count t = nimSum(after.heaps);
    return {nimSum(odd.heaps), Move{2 * take.move.heap, take.move.taken}, take.before, take.after, after.heaps, t};
}

std::optional<StairReply> reply(const std::vector<Count>& steps)
{
    for (std::size_t step = 1; step < steps.size(); step += 2) {
        if (steps[step] != 0)
            return StairReply{step, steps[step], steps[step - 1], steps[step - 1] + steps[step]};
    }
    return std::nullopt;
}

Steps staircaseSteps(const Proof& proof)
{
    std::vector<Count> stairs = proof.position().heaps;
    const Position odd = oddOf(stairs);
    const Count sum = nimSum(odd.heaps);
    Steps steps{StairSum{stairs, odd.heaps, sum}};
    if (sum != 0) {
        const StairBalance move = balance(stairs);
        stairs[move.move.heap] -= move.move.taken;
        if (move.move.heap > 0)
            stairs[move.move.heap - 1] += move.move.taken;
        steps.push_back(move);
    } else if (const StairUnbalances all = unbalances(stairs); all.onOdd + all.onEven != 0) {
        steps.push_back(all);
    }
    if (const auto answer = reply(stairs))
        steps.push_back(*answer);
    steps.push_back(StairConclusion{sum, sum == 0 ? Outcome::P : Outcome::N});
    return steps;
}

/// Returns a position with the heaps of the subject, which are clamped so that their total is at most maxCount.
GameSum nearestStairs(Subject subject)
{
    Position near = heapsNear(subject);
    Count room = maxCount;
    for (Count& step : near.heaps) {
        step = std::min(step, room);
        room -= step;
    }
    return subjectOf("staircase-nim", near);
}

GameSum randomStairs(Seed seed)
{
    Chance chance(seed);
    Position position = drawnHeaps(chance, chance.between(3, 6), 0, 9);
    if (chance.below(2) == 0)
        position.heaps.front() ^= nimSum(oddOf(position.heaps).heaps);
    return subjectOf("staircase-nim", position);
}

}  // namespace

std::vector<Entry> staircaseEntries()
{
    return {
        {Theorem::StaircaseNim, {"staircase-nim"}, refuseManyHeaps, staircaseSteps, nearestStairs, randomStairs},
    };
}

}  // namespace nimstone::proof
