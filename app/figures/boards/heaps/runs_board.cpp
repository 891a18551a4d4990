#include "app/figures/boards/heaps/runs_board.h"

#include "app/figures/boards/heaps/heap_pick.h"

namespace nimstone::figures {

RunsBoard::RunsBoard(const ComponentPlan& plan)
    : ComponentBoard(plan), m_history(plan), m_rails(partsBesideTaking(plan.start.rules)), m_bar(plan.start.position.heaps.size(), false),
      m_stones(m_bar.size()), m_grounds(m_history.strands(), -1), m_runs(runsOf(plan.start.position.heaps)), m_strands(m_bar.size())
{
}

int RunsBoard::word(BoardScenes& scenes, PieceKind kind, int index, const char* what, std::size_t strand) const
{
    return scenes.piece({kind, static_cast<int>(strand), index, 0, m_plan.named({what, strand + 1})});
}

void RunsBoard::setUp(BoardScenes& scenes, const QRectF& room)
{
    layOut(room);
    for (std::size_t heap = 0; heap < m_runs.size(); ++heap) {
        m_stones[heap] = static_cast<std::size_t>(scenes.pieceCount());
        for (Count index = 0; !m_bar[heap] && index < m_runs[heap].size(); ++index) {
            scenes.add({PieceKind::Stone, static_cast<int>(heap), static_cast<int>(index), 1,
                       QStringLiteral("stone%1-%2").arg(heap + 1).arg(index + 1)}, {.z = 2});
        }
    }
    for (std::size_t heap = 0; heap < m_history.scenes().front().runs.size(); ++heap)
        pose(scenes, m_plan.window.first, heap);
}

void RunsBoard::pose(BoardScenes& scenes, std::size_t ply, std::size_t heap)
{
    const HeapRun& run = runAt(ply, heap);
    poseWords(scenes, ply, heap, run.strand);
    if (m_bar[run.origin])
        poseBar(scenes, run, partOfBar(ply, heap, 0, run.size()));
    else
        poseStones(scenes, ply, heap);
}

void RunsBoard::poseBar(BoardScenes& scenes, const HeapRun& run, const QRectF& rect) const
{
    Pose& bar = scenes.pose(word(scenes, PieceKind::Stone, m_barIndex, "bar", run.strand));
    bar = posed(rect, {.opacity = run.size() == 0 ? 0.0 : 1.0, .z = 2, .round = 0});
}

void RunsBoard::play(BoardScenes& scenes, const ComponentMove& played, const Position&, const Position&)
{
    const auto& [ply, who, move] = played;
    takeAway(scenes, played);
    if (ply < m_plan.window.first) {
        m_strands += playOnRuns(m_runs, move, m_strands);
        return;
    }
    unmark(scenes);
    const HeapScene& after = m_history.at(ply + 1);
    // A heap that the move splits off comes from the place of its stones in the heap before.
    const HeapRun& whole = runAt(ply, move.heap);
    for (std::size_t heap = 0; heap < after.runs.size(); ++heap) {
        const HeapRun& run = after.runs[heap];
        if (run.strand < m_strands)
            continue;
        poseWords(scenes, ply, move.heap, run.strand);
        if (m_bar[run.origin])
            poseBar(scenes, run, partOfBar(ply, move.heap, run.low - whole.low, run.size()));
    }
    scenes.completeScenes();
    m_strands += after.runs.size() - m_history.at(ply).runs.size();
    for (std::size_t heap = 0; after.split && heap < after.runs.size(); ++heap)
        pose(scenes, ply + 1, heap);
    for (const Take& take : takesOf(move))
        pose(scenes, ply + 1, take.heap);
    mark(scenes, played);
}

void RunsBoard::takeAway(BoardScenes& scenes, const ComponentMove& played)
{
    const bool isBefore = played.ply < m_plan.window.first;
    std::vector<TrayItem> things;
    for (const Take& take : takesOf(played.move)) {
        const HeapRun& run = isBefore ? m_runs[take.heap] : runAt(played.ply, take.heap);
        // The topmost stone moves first.
        for (Count index = run.high; !m_bar[run.origin] && index > run.high - take.taken; --index)
            things.push_back({m_stones[run.origin] + static_cast<std::size_t>(index - 1), scenes.trayStone(), scenes.trayStone(), {}});
        if (!m_bar[run.origin] || take.taken == 0 || !m_plan.keepsTag(played.ply))
            continue;
        const QRectF from = isBefore ? QRectF() : partOfBar(played.ply, take.heap, run.size() - take.taken, take.taken);
        const std::size_t tag = scenes.addFrom({PieceKind::Stone, static_cast<int>(run.origin), -1, take.taken}, posed(from, {.z = 2, .round = 0}));
        things.push_back(scenes.trayTag(tag, QString::number(take.taken)));
        ++m_tags;
    }
    scenes.toTray(played.who, things);
}

}  // namespace nimstone::figures
