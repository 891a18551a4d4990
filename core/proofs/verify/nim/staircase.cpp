// Checks the proofs about staircase Nim. It takes the odd steps from the position and computes their nim-sum column by
// column.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

bool isOdd(std::size_t heap) { return (heap + 1) % 2 == 1; }

Position oddSteps(const std::vector<Count>& stairs)
{
    Position odd;
    for (std::size_t heap = 0; heap < stairs.size(); ++heap) {
        if (isOdd(heap))
            odd.heaps.push_back(stairs[heap]);
    }
    return odd;
}

bool isOfStairs(const Proof& proof)
{
    if (!isAbout(proof, {"staircase-nim"}, 1, maxProofHeaps))
        return false;
    Count room = maxCount;
    return std::ranges::all_of(proof.position().heaps, [&room](Count step) {
        const bool fits = step <= room;
        room -= fits ? step : 0;
        return fits;
    });
}

/// The numbers of stones on the stairs after a move, computed by the rules alone.
std::vector<Count> afterStairMove(std::vector<Count> stairs, const Move& move)
{
    stairs[move.heap] -= move.taken;
    if (move.heap != 0)
        stairs[move.heap - 1] += move.taken;
    return stairs;
}

/// The step with the winning move. Requires a nim-sum s ≠ 0.
StairBalance winningDescent(const std::vector<Count>& stairs, const Facts& facts)
{
    const MoveMade change = *facts.balancingChange();
    const Move move{2 * change.move.heap, change.move.taken};
    const std::vector<Count> after = oddSteps(afterStairMove(stairs, move)).heaps;
    return {facts.sum, move, change.size, change.target, after, sumOfOddColumns(after)};
}

/// The number of stones on all odd steps if `odd` is true, otherwise on all even steps.
Count stonesOn(const std::vector<Count>& stairs, bool odd)
{
    Count stones = 0;
    for (std::size_t heap = 0; heap < stairs.size(); ++heap)
        stones += isOdd(heap) == odd ? stairs[heap] : 0;
    return stones;
}

/// Makes StairReply with its example: a move takes all stones from the lowest even step on which stones lie, and brings
/// them one step down. The reply brings the same number of stones one step further down.
StairReply replyDown(const std::vector<Count>& stairs)
{
    std::size_t step = 1;
    while (stairs[step] == 0)
        step += 2;
    const auto between = afterStairMove(stairs, {step, stairs[step]});
    const auto after = afterStairMove(between, {step - 1, stairs[step]});
    return {step, stairs[step], after[step - 1], between[step - 1]};
}

}  // namespace

std::optional<std::size_t> verifyStaircase(const Proof& proof)
{
    if (!isOfStairs(proof))
        return 0;
    std::vector<Count> stairs = proof.position().heaps;
    const Position odd = oddSteps(stairs);
    const Facts facts(odd);
    StepChecker walk(proof);
    walk.need(StairSum{stairs, odd.heaps, facts.sum});
    if (facts.sum != 0) {
        const StairBalance move = winningDescent(stairs, facts);
        walk.need(move, move.left < move.before && move.t == 0);
        stairs = afterStairMove(stairs, move.move);
    } else if (stonesOn(stairs, true) + stonesOn(stairs, false) != 0) {
        walk.need(StairUnbalances{stonesOn(stairs, true), stonesOn(stairs, false)});
    }
    if (stonesOn(stairs, false) != 0) {
        const StairReply reply = replyDown(stairs);
        walk.need(reply, reply.below == stairs[reply.step - 1]);
    }
    return walk.need(StairConclusion{facts.sum, facts.outcome()}).end();
}

}  // namespace nimstone::proof
