// All positions of so many stones at most, one after another.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/position.h"

namespace nimstone::crosscheck {

/// How many positions without order, and without heaps of 0, have at most `stones` stones in all; none beyond `limit`.
inline std::optional<Count> partitionsUpTo(Count stones, Count limit)
{
    std::vector<Count> ways(stones + 1, 0);
    ways[0] = 1;
    for (Count heap = 1; heap <= stones; ++heap) {
        for (Count sum = heap; sum <= stones; ++sum) {
            ways[sum] += ways[sum - heap];
            if (ways[sum] > limit)
                return std::nullopt;
        }
    }
    Count total = 0;
    for (const Count count : ways)
        total += count;
    return total <= limit ? std::optional(total) : std::nullopt;
}

/// Calls visit(heaps) for each position whose heaps do not grow from one to the next, until it returns false: heaps of up
/// to `largest`, of up to `stones` stones together, beginning with `heaps`. Returns whether none did.
template <class Visit>
bool forEachPartition(Count stones, Count largest, std::vector<Count>& heaps, Visit& visit)
{
    if (!visit(std::span<const Count>(heaps)))
        return false;
    for (Count heap = 1; heap <= std::min(stones, largest); ++heap) {
        heaps.push_back(heap);
        const bool done = forEachPartition(stones - heap, heap, heaps, visit);
        heaps.pop_back();
        if (!done)
            return false;
    }
    return true;
}

/// How many ways there are to put at most `stones` stones onto `steps` steps; none beyond `limit`.
inline std::optional<Count> stepsUpTo(Count stones, std::size_t steps, Count limit)
{
    // C(stones + steps, steps)
    Count ways = 1;
    for (Count i = 1; i <= steps; ++i) {
        if (ways > limit)
            return std::nullopt;
        ways = ways * (stones + i) / i;
    }
    return ways <= limit ? std::optional(ways) : std::nullopt;
}

/// The same with `steps` more steps, each of which may be empty.
template <class Visit>
bool forEachStaircase(Count stones, std::size_t steps, std::vector<Count>& heaps, Visit& visit)
{
    if (steps == 0)
        return visit(std::span<const Count>(heaps));
    for (Count heap = 0; heap <= stones; ++heap) {
        heaps.push_back(heap);
        const bool done = forEachStaircase(stones - heap, steps - 1, heaps, visit);
        heaps.pop_back();
        if (!done)
            return false;
    }
    return true;
}

}  // namespace nimstone::crosscheck
