#include "core/proofs/balancing_heaps.h"

#include "core/nimber.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

std::vector<std::size_t> balancingHeaps(Count sum, const Move& move, const std::vector<Count>& after)
{
    const auto column = highestColumn(sum);
    std::vector<std::size_t> heaps;
    for (std::size_t heap = 0; column && heap < after.size(); ++heap) {
        if (hasBit(after[heap] + (heap == move.heap ? move.taken : 0), *column))
            heaps.push_back(heap);
    }
    return heaps;
}

std::vector<Use> answersToMoves(const Position& balanced)
{
    const auto move = exampleMove(balanced);
    if (!move)
        return {};
    Position left = balanced;
    left.heaps[move->heap] -= move->taken;
    return {{Theorem::NimLemma1, nimSubject(balanced), move}, {Theorem::NimLemma2, nimSubject(left)}};
}

}  // namespace nimstone::proof
