// The theorem on misère Nim, and the error of forgetting that its rule changes.
//
// The steps of MisereNim are MisereShape; MisereForced if no heap has two stones or more, otherwise NimSum and then one of
// MisereSwitch (exactly one heap of two stones or more), MisereUnbalances (several such heaps, and a nim-sum s = 0) and
// MisereBalance (several such heaps, and a nim-sum s ≠ 0); MisereConclusion.
//
// The steps of FlawMisereSum are NimSum, MisereSumClaim, MisereShape, one of MisereForced, MisereSwitch,
// MisereUnbalances and MisereBalance under the same conditions, MisereSumVerdict.
#include "core/proofs/entry.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

std::size_t largeHeaps(const std::vector<Count>& heaps)
{
    return static_cast<std::size_t>(std::ranges::count_if(heaps, [](Count heap) { return heap >= 2; }));
}

std::size_t heapsOfOne(const std::vector<Count>& heaps)
{
    return static_cast<std::size_t>(std::ranges::count(heaps, Count{1}));
}

MisereShape shapeStep(const Position& position)
{
    return {position.heaps, largeHeaps(position.heaps), heapsOfOne(position.heaps)};
}

/// Requires exactly one heap of two stones or more.
MisereSwitch switchStep(const Position& position)
{
    const auto& heaps = position.heaps;
    const auto large = std::ranges::find_if(heaps, [](Count heap) { return heap >= 2; });
    const std::size_t ones = heapsOfOne(heaps);
    const Count leaves = ones % 2 == 0 ? 1 : 0;
    return {Move{static_cast<std::size_t>(large - heaps.begin()), *large - leaves}, *large, leaves, 1 - leaves,
            ones + static_cast<std::size_t>(leaves)};
}

/// Requires a nim-sum s ≠ 0 and at least two heaps of two stones or more.
MisereBalance balanceStep(const Position& position)
{
    const TakeStones take = takeStonesStep(position);
    std::vector<Count> after = position.heaps;
    after[take.move.heap] = take.after;
    const Count t = nimSum(after);
    const std::size_t large = largeHeaps(after);
    return {nimSum(position.heaps), take.move, std::move(after), t, large};
}

Step deciding(const Position& position)
{
    const std::size_t large = largeHeaps(position.heaps);
    if (large == 0)
        return MisereForced{heapsOfOne(position.heaps)};
    if (large == 1)
        return switchStep(position);
    if (nimSum(position.heaps) == 0)
        return MisereUnbalances{large - 1};
    return balanceStep(position);
}

Outcome outcomeOf(const Position& position)
{
    const bool lost = largeHeaps(position.heaps) == 0 ? heapsOfOne(position.heaps) % 2 == 1 : nimSum(position.heaps) == 0;
    return lost ? Outcome::P : Outcome::N;
}

Steps misereSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const MisereShape shape = shapeStep(position);
    Steps steps{shape};
    if (shape.large != 0)
        steps.push_back(nimSumStep(position));
    steps.push_back(deciding(position));
    steps.push_back(MisereConclusion{shape.large, shape.ones, nimSum(position.heaps), outcomeOf(position)});
    return steps;
}

Steps flawSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    const Outcome claimed = sum == 0 ? Outcome::P : Outcome::N;
    const Outcome truth = outcomeOf(position);
    return {nimSumStep(position), MisereSumClaim{sum, claimed}, shapeStep(position), deciding(position),
            MisereSumVerdict{claimed, truth, claimed != truth}};
}

GameSum nearestMisere(Subject subject) { return subjectOf("misere-nim", heapsNear(subject)); }

/// Draws a position for one of the four cases of the proof, each with the same probability: only heaps of at most one
/// stone, exactly one larger heap, nim-sum 0, or any heaps.
GameSum randomMisere(Seed seed)
{
    Chance chance(seed);
    const auto branch = chance.below(4);
    Position position = drawnHeaps(chance, chance.between(3, 5), branch == 2 ? 1 : 0, branch < 2 ? 1 : 15);
    if (branch == 1)
        position.heaps[chance.below(position.heaps.size())] = chance.between(2, 15);
    if (branch == 2)
        position.heaps.back() ^= nimSum(position.heaps);
    return subjectOf("misere-nim", position);
}

/// Draws heaps; half of the positions have only heaps of at most one stone, for which the claim of FlawMisereSum is wrong.
GameSum randomFlaw(Seed seed)
{
    Chance chance(seed);
    const bool small = chance.below(2) == 0;
    const auto heaps = chance.between(2, 7);
    return subjectOf("misere-nim", drawnHeaps(chance, heaps, small ? 0 : 1, small ? 1 : 9));
}

}  // namespace

std::vector<Entry> misereEntries()
{
    return {
        {Theorem::MisereNim, {"misere-nim"}, refuseManyHeaps, misereSteps, nearestMisere, randomMisere},
        {Theorem::FlawMisereSum, {"misere-nim"}, refuseManyHeaps, flawSteps, nearestMisere, randomFlaw},
    };
}

}  // namespace nimstone::proof
