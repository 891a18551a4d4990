#include "app/figures/boards/heaps/heap_runs.h"

#include <algorithm>

namespace nimstone::figures {

std::size_t playOnRuns(std::vector<HeapRun>& runs, const Move& move, std::size_t strands)
{
    runs[move.heap].high -= move.taken;
    for (const Take& take : move.also)
        runs[take.heap].high -= take.taken;
    std::size_t more = 0;
    std::size_t heap = move.heap;
    for (const Count piece : {move.pieces.first, move.pieces.second}) {
        if (piece == 0)
            continue;
        HeapRun rest = runs[heap];
        runs[heap].high = rest.low += piece;
        rest.strand = strands + more++;
        runs.insert(runs.begin() + static_cast<std::ptrdiff_t>(++heap), rest);
    }
    return more;
}

std::vector<HeapRun> runsOf(const std::vector<Count>& heaps)
{
    std::vector<HeapRun> runs;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        runs.push_back({heap, 0, heaps[heap], heap});
    return runs;
}

HeapHistory::HeapHistory(const ComponentPlan& plan) : m_strands(plan.start.position.heaps.size())
{
    HeapScene scene{plan.window.first, runsOf(plan.start.position.heaps), false};
    for (const ComponentMove& played : plan.played) {
        const bool isBefore = played.ply < plan.window.first;
        if (!isBefore)
            m_scenes.push_back(scene);
        const std::size_t more = playOnRuns(scene.runs, played.move, m_strands);
        m_strands += more;
        if (!isBefore)
            scene.ply = played.ply + 1, scene.split = more > 0;
    }
    m_scenes.push_back(std::move(scene));
}

std::size_t HeapHistory::indexOf(std::size_t ply) const
{
    const auto after = std::ranges::upper_bound(m_scenes, ply, {}, &HeapScene::ply);
    return after == m_scenes.begin() ? 0 : static_cast<std::size_t>(after - m_scenes.begin()) - 1;
}

}  // namespace nimstone::figures
