// Whether a proof about staircase Nim holds: the odd steps are read off the position and their nim-sum is counted column
// by column.
#include "core/proofs/verify/families.h"

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
    const Position& position = proof.position();
    if (proof.subject.isSum() || proof.rules().entry().name != "staircase-nim" || proof.move || position.quota != noQuota
        || position.heaps.empty() || position.heaps.size() > maxProofHeaps)
        return false;
    Count room = maxCount;
    for (const Count step : position.heaps) {
        if (step > room)
            return false;
        room -= step;
    }
    return true;
}

/// The stairs after a move, by the rule alone.
std::vector<Count> broughtDown(std::vector<Count> stairs, const Move& move)
{
    stairs[move.heap] -= move.taken;
    if (move.heap != 0)
        stairs[move.heap - 1] += move.taken;
    return stairs;
}

bool holdsBalance(const StairBalance& step, const std::vector<Count>& stairs, const Facts& facts)
{
    if (!isOdd(step.move.heap) || step.move.heap >= stairs.size())
        return false;
    const auto change = facts.balancingChange();
    if (!change || step.move != Move{2 * change->move.heap, change->move.taken} || step.before != change->size)
        return false;
    const std::vector<Count> after = oddSteps(broughtDown(stairs, step.move)).heaps;
    return step.sum == facts.sum && step.left == change->target && step.left < step.before && step.odd == after
        && step.t == 0 && sumOfOddColumns(after) == 0;
}

/// The stones of the odd steps, or of the even ones.
Count stonesOn(const std::vector<Count>& stairs, bool odd)
{
    Count stones = 0;
    for (std::size_t heap = 0; heap < stairs.size(); ++heap)
        stones += isOdd(heap) == odd ? stairs[heap] : 0;
    return stones;
}

/// There and back: down onto the odd step, and on.
bool holdsReply(const StairReply& step, const std::vector<Count>& stairs)
{
    if (step.step >= stairs.size() || isOdd(step.step) || step.stones == 0 || stairs[step.step] != step.stones)
        return false;
    for (std::size_t heap = 0; heap < step.step; ++heap) {
        if (!isOdd(heap) && stairs[heap] != 0)
            return false;
    }
    const auto between = broughtDown(stairs, {step.step, step.stones});
    const auto after = broughtDown(between, {step.step - 1, step.stones});
    return step.between == between[step.step - 1] && step.below == after[step.step - 1]
        && step.below == stairs[step.step - 1];
}

}  // namespace

std::optional<std::size_t> verifyStaircase(const Proof& proof)
{
    if (!isOfStairs(proof))
        return 0;
    std::vector<Count> stairs = proof.position().heaps;
    const Position odd = oddSteps(stairs);
    const Facts facts(odd);
    Walk walk(proof);
    walk.need<StairSum>([&](const StairSum& step) {
        return step.steps == stairs && step.odd == odd.heaps && step.sum == facts.sum;
    });
    if (facts.sum != 0) {
        walk.need<StairBalance>([&](const StairBalance& step) {
            if (!holdsBalance(step, stairs, facts))
                return false;
            stairs = broughtDown(stairs, step.move);
            return true;
        });
    } else if (stonesOn(stairs, true) + stonesOn(stairs, false) != 0) {
        walk.need<StairUnbalances>([&](const StairUnbalances& step) {
            return step.onOdd == stonesOn(stairs, true) && step.onEven == stonesOn(stairs, false);
        });
    }
    if (walk.holdsSoFar() && stonesOn(stairs, false) != 0)
        walk.need<StairReply>([&](const StairReply& step) { return holdsReply(step, stairs); });
    walk.need<StairConclusion>([&](const StairConclusion& step) {
        return step.sum == facts.sum && (step.outcome == Outcome::P) == (facts.sum == 0)
            && (step.outcome == Outcome::N) == (facts.sum != 0);
    });
    return walk.end();
}

}  // namespace nimstone::proof
