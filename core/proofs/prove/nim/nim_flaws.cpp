// The proofs that show widespread errors about Nim.
//
// The steps of FlawNotStrict are NimSum; HighestColumn and ChooseHeap if s ≠ 0; NotStrictClaim, NotStrictCase,
// NotStrictVerdict; and the correct steps SmallerTarget, TakeStones and SumVanishes if s ≠ 0.
// The steps of FlawCountAtMost are NimSum, CountClaim, CountAtMost, CountVerdict, and the correct step
// WinningMoveCount.
// The steps of FlawTrailingBlank are LineOfText, LineClaim, FalseHeap, FalseSum, LineVerdict.
#include "core/proofs/entry.h"

#include <algorithm>
#include <string>

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

Outcome outcomeOf(Count sum) { return sum == 0 ? Outcome::P : Outcome::N; }

Steps notStrictSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    Steps steps{nimSumStep(position)};
    std::size_t heap = 0;
    if (sum != 0) {
        const ChooseHeap chosen = chooseHeapStep(position);
        heap = chosen.heap;
        steps.push_back(highestColumnStep(position));
        steps.push_back(chosen);
    } else {
        const auto largest = std::ranges::max_element(position.heaps);
        heap = static_cast<std::size_t>(largest - position.heaps.begin());
    }
    const Count size = position.heaps[heap];
    const Count target = sum ^ size;
    steps.push_back(NotStrictClaim{heap});
    steps.push_back(NotStrictCase{heap, sum, size, target, size - target});
    steps.push_back(NotStrictVerdict{sum, target < size});
    if (sum != 0) {
        steps.push_back(smallerTargetStep(position));
        steps.push_back(takeStonesStep(position));
        steps.push_back(sumVanishesStep(position));
    }
    return steps;
}

Steps countAtMostSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    CountAtMost count;
    for (const Count heap : position.heaps) {
        const Count target = sum ^ heap;
        count.heaps.push_back({heap, target, target <= heap});
        count.counted += target <= heap ? 1 : 0;
    }
    // The last step of the proof that counts the winning moves correctly.
    const Step truth = countSteps(proof).back();
    const std::size_t winning = stepAs<WinningMoveCount>(truth)->count;
    const std::size_t counted = count.counted;
    return {nimSumStep(position), CountClaim{position.heaps.size()}, std::move(count),
            CountVerdict{counted, winning, counted != winning}, truth};
}

Steps trailingBlankSteps(const Proof& proof)
{
    const std::vector<Count>& heaps = proof.position().heaps;
    std::string line;
    for (const Count heap : heaps)
        line += std::to_string(heap) + ' ';
    std::vector<Count> read = heaps;
    read.push_back(heaps.back());
    const Count sum = nimSum(heaps);
    const Count falseSum = nimSum(read);
    const std::size_t bytes = line.size() + 1;
    return {LineOfText{heaps, line.size()}, LineClaim{lineBuffer}, FalseHeap{read, heaps.back()},
            FalseSum{sum, heaps.back(), falseSum},
            LineVerdict{outcomeOf(falseSum), outcomeOf(sum), outcomeOf(falseSum) != outcomeOf(sum), line.size(),
                        bytes > lineBuffer ? bytes - lineBuffer : 0}};
}

GameSum nearestHeaps(Subject subject) { return nimSubject(heapsNear(subject)); }

/// Draws heaps; half of the positions have nim-sum 0, for which the claims of FlawNotStrict and FlawCountAtMost are wrong.
GameSum randomHeaps(Seed seed)
{
    Chance chance(seed);
    Position position = drawnHeaps(chance, chance.between(3, 4), 1, 31);
    if (chance.below(2) == 0)
        position.heaps.back() ^= nimSum(position.heaps);
    return nimSubject(position);
}

/// Draws heaps. In half of the positions, the nim-sum is 0 or equals the last heap. Reading the last heap twice then
/// changes the outcome.
GameSum randomLine(Seed seed)
{
    Chance chance(seed);
    Position position = drawnHeaps(chance, chance.between(3, 4), 1, 63);
    const auto kind = chance.below(4);
    if (kind == 0)
        position.heaps.back() ^= nimSum(position.heaps);
    if (kind == 1)
        position.heaps.front() ^= nimSum(position.heaps) ^ position.heaps.back();
    return nimSubject(position);
}

}  // namespace

std::vector<Entry> nimFlawEntries()
{
    return {
        {Theorem::FlawNotStrict, {"nim"}, refuseManyHeaps, notStrictSteps, nearestHeaps, randomHeaps},
        {Theorem::FlawCountAtMost, {"nim"}, refuseManyHeaps, countAtMostSteps, nearestHeaps, randomHeaps},
        {Theorem::FlawTrailingBlank, {"nim"}, refuseManyHeaps, trailingBlankSteps, nearestHeaps, randomLine},
    };
}

}  // namespace nimstone::proof
