#include "core/nimber.h"

#include <algorithm>
#include <bit>

namespace nimstone {

Count nimSum(std::span<const Count> heaps)
{
    Count sum = 0;
    for (const Count heap : heaps)
        sum ^= heap;
    return sum;
}

std::optional<Count> highestColumn(Count n)
{
    if (n == 0)
        return std::nullopt;
    return std::bit_floor(n);
}

std::size_t onesInColumn(std::span<const Count> heaps, Count weight)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(heaps, [weight](Count heap) { return hasBit(heap, weight); }));
}

std::vector<Count> blocks(Count n)
{
    std::vector<Count> result;
    result.reserve(static_cast<std::size_t>(std::popcount(n)));
    for (; n != 0; n &= ~std::bit_floor(n))
        result.push_back(std::bit_floor(n));
    return result;
}

int columnsNeeded(std::span<const Count> heaps)
{
    int columns = 1;
    for (const Count heap : heaps)
        columns = std::max(columns, static_cast<int>(std::bit_width(heap)));
    return columns;
}

}  // namespace nimstone
