// Visits or lists all small positions, for tests against exhaustive search.
#pragma once

#include <utility>
#include <vector>

#include "core/position.h"

namespace nimstone::tests {

/// Calls `visit` with every position of `heaps` heaps of 0 to `largest` stones. Returns the number of positions.
template <class Visit>
std::size_t forEachPosition(std::size_t heaps, Count largest, Visit visit)
{
    Position position{std::vector<Count>(heaps, 0)};
    std::size_t visited = 0;
    while (true) {
        visit(std::as_const(position));
        ++visited;
        std::size_t heap = 0;
        while (heap < heaps && position.heaps[heap] == largest)
            position.heaps[heap++] = 0;
        if (heap == heaps)
            return visited;
        ++position.heaps[heap];
    }
}

inline std::vector<Position> allPositions(std::size_t heaps, Count largest)
{
    std::vector<Position> all;
    forEachPosition(heaps, largest, [&all](const Position& position) { all.push_back(position); });
    return all;
}

}  // namespace nimstone::tests
