#include "core/contest/problems/exhaustive.h"

#include <algorithm>

namespace nimstone::contest {

bool Exhaustive::wins(const State& state)
{
    if (const auto known = m_known.find(state); known != m_known.end())
        return known->second;
    const std::vector<State> options = m_options(state);
    const bool won = options.empty() ? m_withoutMoveWins
                                     : std::ranges::any_of(options, [this](const State& option) { return !wins(option); });
    return m_known[state] = won;
}

State withHeap(const State& heaps, std::size_t heap, Count size)
{
    State after = heaps;
    after[heap] = size;
    std::ranges::sort(after);
    return after;
}

State withHeapSplit(const State& heaps, std::size_t heap, Count one, Count other)
{
    State after = heaps;
    after[heap] = one;
    after.push_back(other);
    std::ranges::sort(after);
    return after;
}

std::vector<State> optionsOfHeaps(const State& heaps)
{
    std::vector<State> options;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (Count left = 0; left < heaps[heap]; ++left)
            options.push_back(withHeap(heaps, heap, left));
    }
    return options;
}

}  // namespace nimstone::contest
