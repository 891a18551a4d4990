// Whether what is said of errors about Nim holds: nim-sums counted column by column, targets as the nim-sum of the other
// heaps, a line of text measured digit by digit.
#include "core/proofs/verify/families.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_step.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

bool isOfNim(const Proof& proof)
{
    const Position& position = proof.position();
    return !proof.subject.isSum() && proof.rules().entry().name == "nim" && !proof.move && position.quota == noQuota
        && !position.heaps.empty() && position.heaps.size() <= maxProofHeaps
        && std::ranges::all_of(position.heaps, [](Count heap) { return heap <= maxCount; });
}

template <class Kind>
void needNim(Walk& walk, const StepContext& context)
{
    walk.need<Kind>([&](const Kind& step) { return holds(NimStep(step), context); });
}

std::optional<std::size_t> notStrict(const Proof& proof, const Facts& facts)
{
    const StepContext context{facts, facts.balancingChange()};
    std::size_t heap = 0;
    if (context.change) {
        heap = context.change->move.heap;
    } else {
        for (std::size_t other = 0; other < facts.heaps.size(); ++other)
            heap = facts.heaps[other] > facts.heaps[heap] ? other : heap;
    }
    const Count size = facts.heaps[heap];
    const Count target = facts.rest[heap];
    Walk walk(proof);
    needNim<NimSum>(walk, context);
    if (facts.sum != 0) {
        needNim<HighestColumn>(walk, context);
        needNim<ChooseHeap>(walk, context);
    }
    walk.need<NotStrictClaim>([&](const NotStrictClaim& step) { return step.heap == heap; });
    walk.need<NotStrictCase>([&](const NotStrictCase& step) {
        return step.heap == heap && step.s == facts.sum && step.size == size && step.target == target && target <= size
            && step.taken + target == size && step.taken <= size;
    });
    walk.need<NotStrictVerdict>([&](const NotStrictVerdict& step) {
        return step.s == facts.sum && step.strict == (target != size) && step.strict == (facts.sum != 0);
    });
    if (facts.sum != 0) {
        needNim<SmallerTarget>(walk, context);
        needNim<TakeStones>(walk, context);
        needNim<SumVanishes>(walk, context);
    }
    return walk.end();
}

std::optional<std::size_t> countAtMost(const Proof& proof, const Facts& facts)
{
    const StepContext context{facts, std::nullopt};
    std::size_t counted = 0;
    for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap)
        counted += facts.rest[heap] > facts.heaps[heap] ? 0 : 1;
    Walk walk(proof);
    needNim<NimSum>(walk, context);
    walk.need<CountClaim>([&](const CountClaim& step) { return step.heaps == facts.heaps.size(); });
    walk.need<CountAtMost>([&](const CountAtMost& step) {
        if (step.heaps.size() != facts.heaps.size() || step.counted != counted)
            return false;
        for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap) {
            const CountedHeap& row = step.heaps[heap];
            if (row.size != facts.heaps[heap] || row.target != facts.rest[heap] || row.counted != (row.target <= row.size))
                return false;
        }
        return true;
    });
    walk.need<CountVerdict>([&](const CountVerdict& step) {
        return step.claimed == counted && step.truth == facts.winningMoves().size()
            && step.refuted == (step.claimed != step.truth);
    });
    needNim<WinningMoveCount>(walk, context);
    return walk.end();
}

/// Its digits, and the blank after it.
std::size_t lengthOf(Count heap)
{
    std::size_t length = 2;
    for (; heap >= 10; heap /= 10)
        ++length;
    return length;
}

std::optional<std::size_t> trailingBlank(const Proof& proof, const Facts& facts)
{
    std::size_t characters = 0;
    for (const Count heap : facts.heaps)
        characters += lengthOf(heap);
    const Count last = facts.heaps.back();
    const Count told = facts.rest.back();  // the last heap and its double cancel
    const auto isTold = [](Outcome outcome, Count sum) { return (outcome == Outcome::N) == (sum != 0); };
    Walk walk(proof);
    walk.need<LineOfText>([&](const LineOfText& step) {
        return step.heaps == facts.heaps && step.characters == characters;
    });
    walk.need<LineClaim>([&](const LineClaim& step) { return step.buffer == 100; });
    walk.need<FalseHeap>([&](const FalseHeap& step) {
        return step.read.size() == facts.heaps.size() + 1 && step.read.back() == last && step.twice == last
            && std::equal(facts.heaps.begin(), facts.heaps.end(), step.read.begin());
    });
    walk.need<FalseSum>([&](const FalseSum& step) {
        return step.sum == facts.sum && step.twice == last && step.read == told;
    });
    walk.need<LineVerdict>([&](const LineVerdict& step) {
        return isTold(step.told, told) && isTold(step.truth, facts.sum) && step.refuted == (step.told != step.truth)
            && step.characters == characters
            && (characters + 1 > 100 ? step.over + 100 == characters + 1 : step.over == 0) && step.over <= characters;
    });
    return walk.end();
}

}  // namespace

std::optional<std::size_t> verifyNimFlaws(const Proof& proof)
{
    if (!isOfNim(proof))
        return 0;
    const Facts facts(proof.position());
    switch (proof.theorem) {
    case Theorem::FlawNotStrict: return notStrict(proof, facts);
    case Theorem::FlawCountAtMost: return countAtMost(proof, facts);
    default: return trailingBlank(proof, facts);
    }
}

}  // namespace nimstone::proof
