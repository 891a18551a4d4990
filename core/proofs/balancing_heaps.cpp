#include "core/proofs/balancing_heaps.h"

#include "core/nimber.h"

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

}  // namespace nimstone::proof
