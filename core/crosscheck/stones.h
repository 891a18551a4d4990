// Enumerates all positions with at most a given number of stones.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/position.h"

namespace nimstone::crosscheck {

/// Returns the number of positions with at most `stones` stones in all. Positions that differ only in the order of heaps or in
/// heaps of 0 count once. Returns nothing if the number is over `limit`.
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

/// Calls visit(heaps) for each position with heaps in descending order, until `visit` returns false. The positions begin with
/// `heaps`. Each further heap has at most `largest` stones, and all further heaps together have at most `stones`. Returns true
/// if it reached the last position.
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

/// Returns the number of ways to put at most `stones` stones on `steps` steps, or nothing if the number is over `limit`.
inline std::optional<Count> stepsUpTo(Count stones, std::size_t steps, Count limit)
{
    // The number of ways is the binomial coefficient C(stones + steps, steps).
    Count ways = 1;
    for (Count i = 1; i <= steps; ++i) {
        if (ways > limit)
            return std::nullopt;
        ways = ways * (stones + i) / i;
    }
    return ways <= limit ? std::optional(ways) : std::nullopt;
}

/// Calls visit(heaps) for each position that begins with `heaps` and has `steps` further steps, until `visit` returns false.
/// The further steps may be empty and have at most `stones` stones together. Returns true if it reached the last position.
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
