#include "app/figures/boards/heaps/heap_runs.h"

#include <algorithm>
#include <span>

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

namespace {

/// The heaps that consist of stones of heap `origin` of the start. They are next to each other in the position.
std::span<const HeapRun> runsOf(const HeapScene& scene, std::size_t origin)
{
    return {std::ranges::lower_bound(scene.runs, origin, {}, &HeapRun::origin),
            std::ranges::upper_bound(scene.runs, origin, {}, &HeapRun::origin)};
}

}  // namespace

HeapHistory::HeapHistory(const ComponentPlan& plan)
{
    const auto& heaps = plan.start.position.heaps;
    std::vector<HeapRun> runs;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        runs.push_back({heap, 0, heaps[heap], heap});
    m_strands = heaps.size();
    m_takenBefore.resize(heaps.size());

    HeapScene first{plan.window.first, runs, false};
    for (const ComponentMove& played : plan.played) {
        if (played.ply < plan.window.first) {
            const std::size_t side = played.who == play::Side::Opponent ? 0 : 1;
            m_takenBefore[runs[played.move.heap].origin][side] += played.move.taken;
            for (const Take& take : played.move.also)
                m_takenBefore[runs[take.heap].origin][side] += take.taken;
            m_strands += playOnRuns(runs, played.move, m_strands);
            first.runs = runs;
            continue;
        }
        if (m_scenes.empty())
            m_scenes.push_back(first);
        const std::size_t more = playOnRuns(runs, played.move, m_strands);
        m_strands += more;
        m_scenes.push_back({played.ply + 1, runs, more > 0});
    }
    if (m_scenes.empty())
        m_scenes.push_back(first);
}

std::size_t HeapHistory::indexOf(std::size_t ply) const
{
    const auto after = std::ranges::upper_bound(m_scenes, ply, {}, &HeapScene::ply);
    return after == m_scenes.begin() ? 0 : static_cast<std::size_t>(after - m_scenes.begin()) - 1;
}

std::vector<PendingHeap> HeapHistory::pendingAt(std::size_t ply) const
{
    std::vector<PendingHeap> unborn;
    const std::size_t next = indexOf(ply) + 1;
    if (next >= m_scenes.size() || !m_scenes[next].split)
        return unborn;
    const auto& runs = at(ply).runs;
    std::size_t heap = 0;
    for (const HeapRun& run : m_scenes[next].runs) {
        if (heap < runs.size() && run.strand == runs[heap].strand)
            ++heap;
        else
            unborn.push_back({heap - 1, run.strand});
    }
    return unborn;
}

std::array<Count, 2> HeapHistory::takenBefore(std::size_t origin) const
{
    return m_takenBefore[origin];
}

std::vector<HeapBlock> HeapHistory::blocksOf(std::size_t origin) const
{
    std::vector<HeapBlock> blocks;
    for (const HeapRun& run : runsOf(m_scenes.front(), origin)) {
        if (run.size() > 0)
            blocks.push_back({origin, run.low, run.high, {}});
    }
    // Divides the block that contains the height `at`. Called for each height at which a heap ends in some scene,
    // because a move took stones or split a heap there.
    const auto cutAt = [&](Count at) {
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            if (at > blocks[block].low && at < blocks[block].high) {
                HeapBlock upper = blocks[block];
                blocks[block].high = upper.low = at;
                blocks.insert(blocks.begin() + static_cast<std::ptrdiff_t>(block) + 1, upper);
                return;
            }
        }
    };
    for (const HeapScene& scene : m_scenes) {
        for (const HeapRun& run : runsOf(scene, origin)) {
            cutAt(run.low);
            cutAt(run.high);
        }
    }
    for (HeapBlock& block : blocks) {
        for (std::size_t scene = 1; scene < m_scenes.size() && !block.takenAt; ++scene) {
            const bool stands = std::ranges::any_of(runsOf(m_scenes[scene], origin), [&](const HeapRun& run) {
                return run.low <= block.low && block.high <= run.high;
            });
            if (!stands)
                block.takenAt = m_scenes[scene].ply - 1;
        }
    }
    std::ranges::stable_sort(blocks, [](const HeapBlock& a, const HeapBlock& b) {
        const auto when = [](const HeapBlock& block) { return block.takenAt ? *block.takenAt + 1 : 0; };
        return when(a) != when(b) ? when(a) < when(b) : a.low > b.low;
    });
    return blocks;
}

}  // namespace nimstone::figures
