#include "app/figures/boards/heaps/stair_stacks.h"

#include <algorithm>
#include <set>

namespace nimstone::figures {

namespace {

/// A group of stones that lie on step `origin` at the start. They are the stones with indices from `low` to `high` − 1
/// on this step.
struct Segment {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
};

/// Plays the moves on the segments. Returns, for each step of the start, the stone indices at which the moves divide
/// the stones of that step.
std::vector<std::set<Count>> cutsOf(const std::vector<Count>& start, const std::vector<ComponentMove>& moves, std::size_t first)
{
    std::vector<std::set<Count>> cuts(start.size());
    std::vector<std::vector<Segment>> stacks(start.size());
    for (std::size_t step = 0; step < start.size(); ++step) {
        if (start[step] > 0)
            stacks[step].push_back({step, 0, start[step]});
    }
    for (std::size_t index = first; index < moves.size(); ++index) {
        const Move& move = moves[index].move;
        auto& from = stacks[move.heap];
        std::vector<Segment> moved;
        for (Count left = move.taken; left > 0;) {
            Segment& top = from.back();
            const Count part = std::min(left, top.high - top.low);
            moved.push_back({top.origin, top.high - part, top.high});
            left -= part;
            top.high -= part;
            if (top.high == top.low)
                from.pop_back();
            else
                cuts[top.origin].insert(top.high);
        }
        if (move.heap > 0)
            stacks[move.heap - 1].insert(stacks[move.heap - 1].end(), moved.rbegin(), moved.rend());
    }
    return cuts;
}

}  // namespace

StairHistory::StairHistory(const ComponentPlan& plan, bool single)
{
    std::vector<Count> start = plan.start.position.heaps;
    std::size_t first = 0;
    std::size_t firstPly = 0;
    if (!single) {
        firstPly = plan.window.first;
        for (; first < plan.played.size() && plan.played[first].ply < plan.window.first; ++first) {
            const ComponentMove& before = plan.played[first];
            start[before.move.heap] -= before.move.taken;
            if (before.move.heap > 0)
                start[before.move.heap - 1] += before.move.taken;
            else
                m_takenBefore[before.who == play::Side::Opponent ? 0 : 1] += before.move.taken;
        }
    }

    const auto cuts = single ? std::vector<std::set<Count>>(start.size()) : cutsOf(start, plan.played, first);
    StairStacks stacks(start.size());
    for (std::size_t step = 0; step < start.size(); ++step) {
        Count low = 0;
        const auto add = [&](Count high) {
            stacks[step].push_back(m_units.size());
            m_units.push_back({high - low, step, {}});
            low = high;
        };
        for (Count stone = 1; single && stone < start[step]; ++stone)
            add(stone);
        for (const Count cut : cuts[step])
            add(cut);
        if (low < start[step])
            add(start[step]);
    }

    m_scenes.push_back({firstPly, stacks});
    for (std::size_t index = first; index < plan.played.size(); ++index) {
        const ComponentMove& played = plan.played[index];
        auto& from = stacks[played.move.heap];
        std::size_t kept = from.size();
        for (Count left = played.move.taken; left > 0;)
            left -= m_units[from[--kept]].weight;
        for (std::size_t unit = kept; unit < from.size(); ++unit) {
            if (played.move.heap > 0)
                stacks[played.move.heap - 1].push_back(from[unit]);
            else
                m_units[from[unit]].takenAt = played.ply;
        }
        from.resize(kept);
        m_scenes.push_back({played.ply + 1, stacks});
    }
}

const StairScene& StairHistory::at(std::size_t ply) const
{
    const auto after = std::ranges::upper_bound(m_scenes, ply, {}, &StairScene::ply);
    return after == m_scenes.begin() ? m_scenes.front() : *(after - 1);
}

}  // namespace nimstone::figures
