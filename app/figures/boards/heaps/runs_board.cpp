#include "app/figures/boards/heaps/runs_board.h"

#include <algorithm>

#include "app/figures/boards/heaps/heap_pick.h"

namespace nimstone::figures {

RunsBoard::RunsBoard(const ComponentPlan& plan)
    : m_plan(plan), m_history(plan), m_rails(partsBesideTaking(plan.start.rules)), m_strands(plan.start.position.heaps.size())
{
    for (std::size_t heap = 0; heap < m_strands; ++heap)
        m_runs.push_back({heap, 0, m_plan.start.position.heaps[heap], heap});
    m_bar.assign(m_strands, false);
    m_blocks.resize(m_strands);
    m_stones.resize(m_strands);
    m_before.resize(m_strands);
    m_grounds.assign(m_history.strands(), -1);
}

void RunsBoard::cutBlocks()
{
    for (std::size_t heap = 0; heap < m_runs.size(); ++heap) {
        for (const HeapBlock& block : m_bar[heap] ? m_history.blocksOf(heap) : std::vector<HeapBlock>())
            m_blocks[heap].push_back({block});
    }
}

void RunsBoard::addBlocks(BoardScenes& scenes, const Pose& somewhere, int index)
{
    std::vector<Block*> blocks;
    for (std::size_t heap = 0; heap < m_runs.size(); ++heap) {
        const auto before = m_history.takenBefore(heap);
        for (std::size_t side = 0; m_bar[heap] && side < 2; ++side) {
            if (before[side] > 0)
                m_before[heap][side] = scenes.add(PieceKind::Stone, static_cast<int>(heap), -1, before[side], {}, somewhere);
        }
        for (Block& block : m_blocks[heap])
            blocks.push_back(&block);
    }
    // Sort the blocks by the ply that takes them. Blocks that exist already then keep their pieces when a move is
    // added.
    std::ranges::stable_sort(blocks, {}, [](const Block* block) { return block->block.takenAt ? *block->block.takenAt + 1 : 0; });
    for (Block* block : blocks) {
        block->piece = scenes.add(PieceKind::Stone, static_cast<int>(block->block.origin), block->block.takenAt ? -1 : index,
                                  block->block.size(), {}, somewhere);
    }
}

int RunsBoard::word(BoardScenes& scenes, PieceKind kind, int index, const char* what, std::size_t strand) const
{
    return scenes.piece({kind, static_cast<int>(strand), index, 0, m_plan.named({what, strand + 1})}, {.opacity = 0});
}

void RunsBoard::setUp(BoardScenes& scenes, const QRectF& room)
{
    layOut(room);
    addPieces(scenes);
    for (std::size_t heap = 0; heap < m_history.scenes().front().runs.size(); ++heap)
        pose(scenes, m_plan.window.first, heap);
    posePending(scenes, m_plan.window.first);
}

void RunsBoard::pose(BoardScenes& scenes, std::size_t ply, std::size_t heap)
{
    poseWords(scenes, ply, heap, runAt(ply, heap).strand);
    poseHeap(scenes, ply, heap);
}

/// Places each heap that the next move will create at the heap from which it will come, and hides it.
void RunsBoard::posePending(BoardScenes& scenes, std::size_t ply)
{
    for (const auto& [heap, strand] : m_history.pendingAt(ply)) {
        poseWords(scenes, ply, heap, strand);
        for (const char* what : {"heap", "rule", "size", "name", "rail"})
            scenes.hide(m_plan.named({what, strand + 1}));
        scenes.hide(m_plan.named({"tear", strand + 1, "-1"}), m_plan.named({"tear", strand + 1, "-2"}));
    }
}

void RunsBoard::play(BoardScenes& scenes, const ComponentMove& played, const Position&, const Position&)
{
    takeAway(scenes, played.ply, played.who, played.move);
    if (played.ply < m_plan.window.first) {
        m_strands += playOnRuns(m_runs, played.move, m_strands);
        return;
    }
    unmark(scenes);
    const HeapScene& after = m_history.at(played.ply + 1);
    for (std::size_t heap = 0; after.split && heap < after.runs.size(); ++heap)
        pose(scenes, played.ply + 1, heap);
    for (const Take& take : takesOf(played.move))
        pose(scenes, played.ply + 1, take.heap);
    mark(scenes, played.ply + 1, played.who, played.move);
    posePending(scenes, played.ply + 1);
}

void RunsBoard::takeAway(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move)
{
    const bool isBefore = ply < m_plan.window.first;
    const auto& runs = isBefore ? m_runs : m_history.at(ply).runs;
    const std::size_t side = who == play::Side::Opponent ? 0 : 1;
    std::vector<TrayItem> things;
    const auto tag = [&](std::size_t piece, Count weight) { things.push_back(scenes.trayTag(piece, QString::number(weight))); };
    for (const Take& take : takesOf(move)) {
        const HeapRun& run = runs[take.heap];
        const std::size_t heap = run.origin;
        // The topmost stone moves first.
        for (Count index = run.high; !m_bar[heap] && index > run.high - take.taken; --index)
            things.push_back({m_stones[heap] + static_cast<std::size_t>(index - 1), scenes.trayStone(), scenes.trayStone(), {}});
        if (m_bar[heap] && isBefore && m_before[heap][side] && take.taken > 0) {
            tag(*m_before[heap][side], m_history.takenBefore(heap)[side]);
            m_before[heap][side].reset();
        }
        for (const Block& block : m_blocks[heap]) {
            if (!isBefore && block.block.takenAt == ply)
                tag(block.piece, block.block.size());
        }
    }
    scenes.toTray(who, things);
}

}  // namespace nimstone::figures
