#include "core/proofs/prove/nim/nim_steps.h"

#include <bit>
#include <cassert>

#include "core/nimber.h"

namespace nimstone::proof {

NimSum nimSumStep(const Position& position)
{
    return {position.heaps, nimSum(position.heaps)};
}

HighestColumn highestColumnStep(const Position& position)
{
    const Count sum = nimSum(position.heaps);
    assert(sum != 0);
    const Count column = *highestColumn(sum);
    return {sum, column, std::countr_zero(column), onesInColumn(position.heaps, column)};
}

std::vector<std::size_t> heapsWithBit(const Position& position, Count column)
{
    std::vector<std::size_t> result;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (hasBit(position.heaps[heap], column))
            result.push_back(heap);
    }
    return result;
}

ChooseHeap chooseHeapStep(const Position& position)
{
    const Count column = highestColumnStep(position).column;
    const auto eligible = heapsWithBit(position, column);
    return {column, eligible, eligible.front(), position.heaps[eligible.front()]};
}

SmallerTarget smallerTargetStep(const Position& position)
{
    const ChooseHeap chosen = chooseHeapStep(position);
    const Count sum = nimSum(position.heaps);
    const Count below = chosen.column - 1;
    return {.heap = chosen.heap,
            .s = sum,
            .before = chosen.size,
            .after = sum ^ chosen.size,
            .column = chosen.column,
            .unchanged = chosen.size & ~(chosen.column | below),
            .mostBelow = below};
}

TakeStones takeStonesStep(const Position& position)
{
    const SmallerTarget target = smallerTargetStep(position);
    return {{target.heap, target.before - target.after}, target.before, target.after};
}

SumVanishes sumVanishesStep(const Position& position)
{
    const SmallerTarget target = smallerTargetStep(position);
    return {target.heap, target.s, target.before, target.after, target.s ^ target.before ^ target.after};
}

Steps countSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    Steps steps{nimSumStep(position)};
    if (sum != 0)
        steps.push_back(highestColumnStep(position));

    std::vector<Move> winning;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count size = position.heaps[heap];
        const Count target = sum ^ size;
        const bool wins = target < size;
        const Count taken = wins ? size - target : 0;
        steps.push_back(TestHeap{heap, size, target, wins, taken});
        if (wins)
            winning.push_back({heap, taken});
    }
    steps.push_back(WinningMoveCount{sum, highestColumn(sum).value_or(0), winning.size(), winning});
    return steps;
}

}  // namespace nimstone::proof
