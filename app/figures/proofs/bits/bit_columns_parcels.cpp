#include "app/figures/proofs/bits/bit_columns_parcels.h"

#include "core/nimber.h"

namespace nimstone::figures {

namespace {

void cutHeap(std::size_t heap, Count before, Count after, std::vector<Parcel>& parcels)
{
    const Count gained = after & ~before;
    const Count split = highestColumn(before ^ after).value_or(0);
    for (const Count block : blocks(before)) {
        if (block == split) {
            for (const Count part : blocks(gained))
                parcels.push_back({heap, block, part, part});
            parcels.push_back({heap, block, 0, block - gained});
        } else {
            parcels.push_back({heap, block, hasBit(after, block) ? block : 0, block});
        }
    }
}

}  // namespace

std::vector<Parcel> cutIntoParcels(std::span<const Count> heaps, const std::optional<Move>& move)
{
    std::vector<Parcel> parcels;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const Count taken = move && move->heap == heap ? move->taken : 0;
        cutHeap(heap, heaps[heap], heaps[heap] - taken, parcels);
    }
    return parcels;
}

}  // namespace nimstone::figures
