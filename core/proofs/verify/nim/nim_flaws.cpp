// Checks the proofs that show errors about Nim. It computes nim-sums column by column, computes the new size of a heap
// as the nim-sum of the other heaps, and counts the digits of the line.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_step.h"

namespace nimstone::proof {

namespace {

std::optional<std::size_t> notStrict(const Proof& proof, const Facts& facts)
{
    const auto balancing = facts.balancingChange();
    const auto largest = static_cast<std::size_t>(std::ranges::max_element(facts.heaps) - facts.heaps.begin());
    const std::size_t heap = balancing ? balancing->move.heap : largest;
    const Count size = facts.heaps[heap];
    const Count target = facts.rest[heap];
    StepChecker walk(proof);
    walk.need(NimSum{facts.heaps, facts.sum});
    if (balancing) {
        needColumn(walk, facts);
        needChosenHeap(walk, facts, *balancing);
    }
    walk.need(NotStrictClaim{heap})
        .need(NotStrictCase{heap, facts.sum, size, target, size - target}, target <= size)
        .need(NotStrictVerdict{facts.sum, target < size}, (target < size) == (facts.sum != 0));
    if (balancing)
        needSmallerHeap(walk, facts, *balancing);
    return walk.end();
}

std::optional<std::size_t> countAtMost(const Proof& proof, const Facts& facts)
{
    CountAtMost count;
    for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap) {
        const bool counted = facts.rest[heap] <= facts.heaps[heap];
        count.heaps.push_back({facts.heaps[heap], facts.rest[heap], counted});
        count.counted += counted ? 1 : 0;
    }
    const std::size_t truth = facts.winningMoves().size();
    StepChecker walk(proof);
    walk.need(NimSum{facts.heaps, facts.sum})
        .need(CountClaim{facts.heaps.size()})
        .need(count)
        .need(CountVerdict{count.counted, truth, count.counted != truth});
    needWinningMoveCount(walk, facts);
    return walk.end();
}

/// The number of digits of a heap, plus 1 for the blank after it.
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
    const Count told = facts.rest.back();  // the nim-sum of the heaps without the last heap: reading the last heap twice cancels it
    const Outcome says = told == 0 ? Outcome::P : Outcome::N;
    std::vector<Count> read = facts.heaps;
    read.push_back(last);
    return StepChecker(proof)
        .need(LineOfText{facts.heaps, characters})
        .need(LineClaim{100})
        .need(FalseHeap{read, last})
        .need(FalseSum{facts.sum, last, told})
        .need(LineVerdict{says, facts.outcome(), says != facts.outcome(), characters, std::max<std::size_t>(characters, 99) - 99})
        .end();
}

}  // namespace

std::optional<std::size_t> verifyNimFlaws(const Proof& proof)
{
    if (!isAbout(proof, {"nim"}, 1, maxProofHeaps))
        return 0;
    const Facts facts(proof.position());
    switch (proof.theorem) {
    case Theorem::FlawNotStrict: return notStrict(proof, facts);
    case Theorem::FlawCountAtMost: return countAtMost(proof, facts);
    default: return trailingBlank(proof, facts);
    }
}

}  // namespace nimstone::proof
