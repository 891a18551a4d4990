#include "app/figures/boards/heaps/stair_stacks.h"

#include <algorithm>

namespace nimstone::figures {

StairHistory::StairHistory(const ComponentPlan& plan, bool single)
{
    std::vector<Count> start = plan.start.position.heaps;
    std::size_t first = 0;
    StairScene scene{single ? 0 : plan.window.first, StairStacks(start.size())};
    for (; !single && first < plan.played.size() && plan.played[first].ply < plan.window.first; ++first) {
        const ComponentMove& before = plan.played[first];
        start[before.move.heap] -= before.move.taken;
        if (before.move.heap > 0)
            start[before.move.heap - 1] += before.move.taken;
    }
    for (std::size_t step = 0; step < start.size(); ++step) {
        for (Count left = start[step]; left > 0; left -= m_units.back().weight) {
            scene.stacks[step].push_back(m_units.size());
            m_units.push_back({single ? 1 : left, step});
        }
    }
    m_scenes.push_back(std::move(scene));
    for (std::size_t index = first; index < plan.played.size(); ++index)
        play(plan.played[index]);
}

void StairHistory::play(const ComponentMove& played)
{
    const std::size_t step = played.move.heap;
    std::size_t kept = m_scenes.back().stacks[step].size();
    for (Count left = played.move.taken; left > 0;) {
        const std::size_t unit = m_scenes.back().stacks[step][--kept];
        if (m_units[unit].weight > left) {
            divide(unit, left);
            ++kept;
        }
        left -= std::min(left, m_units[m_scenes.back().stacks[step][kept]].weight);
    }
    StairScene after{played.ply + 1, m_scenes.back().stacks};
    auto& from = after.stacks[step];
    for (std::size_t unit = kept; step > 0 && unit < from.size(); ++unit)
        after.stacks[step - 1].push_back(from[unit]);
    from.resize(kept);
    m_scenes.push_back(std::move(after));
}

/// Makes the upper `above` stones of a unit a unit of their own, in all scenes so far.
void StairHistory::divide(std::size_t unit, Count above)
{
    m_units[unit].weight -= above;
    for (StairScene& scene : m_scenes) {
        for (auto& stack : scene.stacks) {
            if (const auto found = std::ranges::find(stack, unit); found != stack.end())
                stack.insert(found + 1, m_units.size());
        }
    }
    m_units.push_back({above, m_units[unit].step});
}

const StairScene& StairHistory::at(std::size_t ply) const
{
    const auto after = std::ranges::upper_bound(m_scenes, ply, {}, &StairScene::ply);
    return after == m_scenes.begin() ? m_scenes.front() : *(after - 1);
}

}  // namespace nimstone::figures
