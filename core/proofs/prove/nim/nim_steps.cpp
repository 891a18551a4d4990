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

}  // namespace nimstone::proof
