// The board of a game with many heaps: a list with a cell for each heap, which shows its number, its size and a small
// bar.
//
//   ┌ #1      17 ┐ ┌ #2       3 ┐ ┌ #3   90000 ┐
//   │ ▬▬         │ │ ▬          │ │ ▬▬▬▬▬▬▬▬▬▬ │
//
// The whole width of a cell stands for its heap. A click takes the stones to the right of the clicked point. In games
// in which a move takes and splits, a click in the lower part of a cell splits the heap at the clicked point.
#include "app/figures/boards/heaps/heap_boards.h"

#include <algorithm>
#include <cmath>

#include "app/figures/boards/heaps/heap_pick.h"
#include "app/figures/boards/heaps/heap_runs.h"
#include "app/figures/boards/heaps/heap_words.h"
#include "app/figures/scene/cell_painter.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double cellGap = 6;

std::size_t columnsIn(double width, double cell)
{
    return static_cast<std::size_t>(std::max(1.0, std::floor((width + cellGap) / (cell + cellGap))));
}

/// Returns `share` of the size. Up to 1000 stones the result is a number of whole stones, rounded down. For larger
/// sizes the share is rounded to thousandths of the size.
Count shareOfStones(Count size, double share)
{
    return size <= 1000 ? static_cast<Count>(std::clamp(share, 0.0, 1.0) * static_cast<double>(size)) : shareOf(size, share);
}

class HeapListBoard : public ComponentBoard {
public:
    explicit HeapListBoard(const ComponentPlan& plan)
        : m_plan(plan), m_history(plan), m_rails(partsBesideTaking(plan.start.rules))
    {
        const auto& heaps = m_plan.start.position.heaps;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            m_runs.push_back({heap, 0, heaps[heap], heap});
            m_largest = std::max(m_largest, heaps[heap]);
        }
        m_strands = heaps.size();
        for (const HeapScene& scene : m_history.scenes())
            m_most = std::max(m_most, scene.runs.size());
        m_sizeType = boardType("body", plan.textScale);
        m_nameType = boardType("small", plan.textScale);
        m_digit = boardTextWidth(QString(10, QLatin1Char('0')), m_sizeType, true) / 10;
        m_nameWidth = boardTextWidth(shortHeapName(m_most), m_nameType);
        m_leastCell = std::max(leastCellWidth, m_nameWidth + boardTextWidth(QString::number(m_largest), m_sizeType, true) + 3 * padding);
        m_cellHeight = m_sizeType * lineHeight + barHeight + 3 * padding;
    }

    bool usesTrays() const override { return true; }

    QSizeF leastSize() const override
    {
        const std::size_t columns = std::min(columnsIn(std::max(m_plan.given.width(), m_leastCell), m_leastCell), m_most);
        const auto rows = static_cast<double>((m_most + columns - 1) / columns);
        return {static_cast<double>(columns) * (m_leastCell + cellGap) - cellGap, rows * (m_cellHeight + cellGap) - cellGap};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        m_room = room;
        m_columns = std::min(columnsIn(room.width(), m_leastCell), std::max<std::size_t>(m_most, 1));
        const auto columns = static_cast<double>(m_columns);
        m_cell = (room.width() - cellGap * (columns - 1)) / columns;
        for (std::size_t strand = 0; strand < m_runs.size(); ++strand)
            addCell(scenes, strand);
        addBlocks(scenes);
        for (std::size_t strand = m_runs.size(); strand < m_history.strands(); ++strand)
            addCell(scenes, strand);
        const HeapScene& first = m_history.scenes().front();
        for (std::size_t heap = 0; heap < first.runs.size(); ++heap) {
            poseCell(scenes, heap, first.runs[heap], first.runs[heap].strand);
            poseBlocks(scenes, heap, first.runs[heap]);
        }
        posePending(scenes, m_plan.window.first);
    }

    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position&, const Move& move, const Position&) override
    {
        takeAway(scenes, ply, who, move);
        if (ply < m_plan.window.first) {
            m_strands += playOnRuns(m_runs, move, m_strands);
            return;
        }
        scenes.setTone(m_lit, Tone::Plain);
        m_lit.clear();
        const HeapScene& after = m_history.at(ply + 1);
        for (std::size_t heap = 0; after.split && heap < after.runs.size(); ++heap) {
            poseCell(scenes, heap, after.runs[heap], after.runs[heap].strand);
            poseBlocks(scenes, heap, after.runs[heap]);
        }
        // The cells of the heaps that the last move changed get the tone of the player who moved.
        const auto light = [&](std::size_t heap) {
            const HeapRun& run = after.runs[heap];
            poseCell(scenes, heap, run, run.strand);
            poseBlocks(scenes, heap, run);
            scenes.pose(m_cells[run.strand].ground).tone = toneOf(who);
            m_lit.push_back(m_cells[run.strand].ground);
        };
        light(move.heap);
        if (move.pieces.first != 0)
            light(move.heap + 1);
        if (move.pieces.second != 0)
            light(move.heap + 2);
        for (const Take& take : move.also)
            light(take.heap);
        posePending(scenes, ply + 1);
    }

    std::optional<Move> moveAt(const Scene&, std::size_t, const Position& position, Cutter, QPointF point,
                               const std::optional<Move>& held) const override
    {
        const double column = std::floor((point.x() - m_room.left()) / (m_cell + cellGap));
        const double row = std::floor((point.y() - m_room.top()) / (m_cellHeight + cellGap));
        if (column < 0 || row < 0 || column >= static_cast<double>(m_columns))
            return std::nullopt;
        const auto heap = static_cast<std::size_t>(row) * m_columns + static_cast<std::size_t>(column);
        if (heap >= position.heaps.size() || position.heaps[heap] == 0 || !cellRect(heap).contains(point))
            return std::nullopt;
        const QRectF cell = cellRect(heap);
        const Count size = position.heaps[heap];
        // A click in the lower part of a cell picks the place between two stones that is nearest to the click. This
        // place is at most half a stone away.
        const double halfUnit = size <= 1000 ? 0.5 / static_cast<double>(size) : 0;
        if (m_rails && point.y() >= cell.bottom() - 2 * padding - barHeight)
            return pickCut(m_plan.start.rules, position, heap,
                           size - shareOfStones(size, (cell.right() - point.x()) / cell.width() + halfUnit), held);
        const Count amount = shareOfStones(size, (cell.right() - point.x()) / cell.width()) + (size <= 1000 ? 1 : 0);
        return pickAmount(m_plan.start.rules, position, heap, amount, held);
    }

    BoardMark markOf(const Scene&, std::size_t ply, const Position& position, const Move& move) const override
    {
        BoardMark mark;
        const auto& runs = m_history.at(ply).runs;
        const auto show = [&](std::size_t heap, Count above) {
            const QRectF cell = cellRect(heap);
            mark.pieces.push_back(static_cast<int>(m_cells[runs[heap].strand].ground));
            if (above == 0)
                return;
            const double width = std::max(3.0, cell.width() * static_cast<double>(above) / static_cast<double>(position.heaps[heap]));
            mark.areas.push_back({cell.right() - width, cell.top(), width, cell.height()});
        };
        show(move.heap, move.taken);
        for (const Take& take : move.also)
            show(take.heap, take.taken);
        const QRectF cell = cellRect(move.heap);
        const auto size = static_cast<double>(position.heaps[move.heap]);
        for (const Count below : {move.pieces.first, move.pieces.first + move.pieces.second}) {
            if (move.pieces.first == 0 || (below == move.pieces.first + move.pieces.second && move.pieces.second == 0 && !mark.cuts.empty()))
                continue;
            const double x = cell.left() + cell.width() * static_cast<double>(below) / size;
            mark.cuts.push_back({x, cell.top(), x, cell.bottom()});
        }
        return mark;
    }

    /// The letter of a move that takes is on the cell's bar, in the middle of the leftmost stone that the move takes.
    /// The letter of a move that splits is on the upper edge of the cell in games whose moves can also take stones.
    std::vector<BadgePlace> badgesOf(const Scene&, std::size_t, const Position& position, const Move& move) const override
    {
        const bool parts = move.pieces.first != 0;
        if (!move.also.empty() || move.pieces.second != 0 || (parts && move.taken != 0))
            return {};
        const QRectF cell = cellRect(move.heap);
        const auto size = static_cast<double>(position.heaps[move.heap]);
        const bool above = parts && m_rails;
        const double y = above ? cell.top() : cell.bottom() - padding - barHeight / 2;
        const double x = parts ? cell.left() + cell.width() * static_cast<double>(move.pieces.first) / size
                               : cell.right() - cell.width() * (static_cast<double>(move.taken) - 0.5) / size;
        const int id = 2 * static_cast<int>(move.heap) + (above ? 1 : 0);
        return {{QPointF(x, y), false, BadgeLane{id, QLineF(cell.left() + padding, y, cell.right() - padding, y)}}};
    }

private:
    static constexpr double padding = 6;
    static constexpr double barHeight = 7;
    static constexpr double leastBar = 2;
    static constexpr double leastCellWidth = 88;
    static constexpr std::size_t waitingBlocks = 32;

    struct Cell {
        std::size_t ground = 0;
        std::size_t name = 0;
        std::size_t size = 0;
    };
    struct Block {
        HeapBlock block;
        std::size_t piece = 0;
    };

    QRectF cellRect(std::size_t heap) const
    {
        return {m_room.left() + static_cast<double>(heap % m_columns) * (m_cell + cellGap),
                m_room.top() + static_cast<double>(heap / m_columns) * (m_cellHeight + cellGap), m_cell, m_cellHeight};
    }

    double barWidth(Count stones) const
    {
        // Floating point is used only for drawing here; it never decides a move.
        const double share = static_cast<double>(stones) / static_cast<double>(m_largest);
        return stones == 0 ? 0 : std::max(leastBar, (m_cell - 2 * padding) * share);
    }

    void addCell(BoardScenes& scenes, std::size_t strand)
    {
        const auto id = static_cast<int>(strand);
        const QPointF at = cellRect(0).center();
        const Pose unseen{.x = at.x(), .y = at.y(), .opacity = 0};
        Cell cell;
        cell.ground = scenes.add(PieceKind::Band, id, cellIndex, 0, QStringLiteral("heap%1").arg(strand + 1), unseen);
        cell.name = scenes.add(PieceKind::Label, id, cellIndex, 0, {}, unseen);
        cell.size = scenes.add(PieceKind::Label, id, cellIndex, 0, QStringLiteral("size%1").arg(strand + 1), unseen);
        m_cells.push_back(cell);
    }

    void addBlocks(BoardScenes& scenes)
    {
        m_blocks.resize(m_runs.size());
        m_before.resize(m_runs.size());
        const QPointF at = cellRect(0).center();
        const Pose somewhere{.x = at.x(), .y = at.y(), .z = 2, .round = 0};
        std::vector<Block*> blocks;
        for (std::size_t heap = 0; heap < m_runs.size(); ++heap) {
            const auto before = m_history.takenBefore(heap);
            for (std::size_t side = 0; side < 2; ++side) {
                if (before[side] > 0)
                    m_before[heap][side] = scenes.add(PieceKind::Stone, static_cast<int>(heap), -1, before[side], {}, somewhere);
            }
            for (const HeapBlock& block : m_history.blocksOf(heap))
                m_blocks[heap].push_back({block, 0});
        }
        for (auto& heap : m_blocks) {
            for (Block& block : heap)
                blocks.push_back(&block);
        }
        // Sort the blocks by the ply that takes them. Blocks that exist already then keep their pieces when a move is
        // added.
        std::ranges::stable_sort(blocks, {}, [](const Block* block) { return block->block.takenAt ? *block->block.takenAt + 1 : 0; });
        std::size_t travelers = 0;
        for (Block* block : blocks) {
            // Only blocks that a move takes leave their cell.
            const bool travels = block->block.takenAt.has_value();
            block->piece = scenes.add(PieceKind::Stone, static_cast<int>(block->block.origin), travels ? -1 : cellIndex,
                                      block->block.size(), {}, somewhere);
            travelers += travels ? 1 : 0;
        }
        // Later moves need more blocks. Add some hidden spare pieces for them, so that QML does not have to create all
        // items of the board anew after a new move.
        Pose waiting = somewhere;
        waiting.opacity = 0;
        for (; travelers % waitingBlocks != 0; ++travelers)
            scenes.add(PieceKind::Stone, -1, -1, 0, {}, waiting);
    }

    void poseCell(BoardScenes& scenes, std::size_t heap, const HeapRun& run, std::size_t strand) const
    {
        const QRectF rect = cellRect(heap);
        const Cell& cell = m_cells[strand];
        const double line = m_sizeType * lineHeight;
        const double y = rect.top() + padding + line / 2;
        const QString size = QString::number(run.size());
        // All digits are equally wide, so the number of digits gives the width of the text.
        const double width = m_digit * static_cast<double>(size.size()) + 2;
        scenes.pose(cell.ground) = posed(rect, {.text = heapWithSize(heap, run.size())});
        scenes.pose(cell.name) = {.x = rect.left() + padding + m_nameWidth / 2, .y = y, .width = m_nameWidth,
                                  .height = m_nameType * lineHeight, .z = 1, .tone = Tone::Dim, .text = shortHeapName(heap)};
        scenes.pose(cell.size) = {.x = rect.right() - padding - width / 2, .y = y, .width = width, .height = line, .z = 1,
                                  .tone = Tone::Heading, .text = size};
    }

    void poseBlocks(BoardScenes& scenes, std::size_t heap, const HeapRun& run) const
    {
        const QRectF rect = cellRect(heap);
        const double y = rect.bottom() - padding - barHeight / 2;
        const double width = barWidth(run.size());
        for (const Block& one : m_blocks[run.origin]) {
            const HeapBlock& block = one.block;
            if (block.low < run.low || block.high > run.high)
                continue;
            const double scale = width / static_cast<double>(run.size());
            const double low = rect.left() + padding + static_cast<double>(block.low - run.low) * scale;
            const double part = static_cast<double>(block.size()) * scale;
            scenes.pose(one.piece) = {.x = low + part / 2, .y = y, .width = part, .height = barHeight, .z = 2, .round = 0};
        }
    }

    /// Places each heap that the next move will create at the heap from which it will come, and hides it.
    void posePending(BoardScenes& scenes, std::size_t ply) const
    {
        for (const auto& [heap, strand] : m_history.pendingAt(ply)) {
            poseCell(scenes, heap, m_history.at(ply).runs[heap], strand);
            const Cell& cell = m_cells[strand];
            scenes.hide(cell.ground, cell.name, cell.size);
        }
    }

    void takeAway(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move)
    {
        const bool before = ply < m_plan.window.first;
        const auto& runs = before ? m_runs : m_history.at(ply).runs;
        const std::size_t side = who == play::Side::Opponent ? 0 : 1;
        std::vector<TrayItem> things;
        const auto tag = [&](std::size_t piece, Count weight) { things.push_back(scenes.trayTag(piece, QString::number(weight))); };
        for (const Take& take : takesOf(move)) {
            const std::size_t heap = runs[take.heap].origin;
            if (before && m_before[heap][side] && take.taken > 0) {
                tag(*m_before[heap][side], m_history.takenBefore(heap)[side]);
                m_before[heap][side].reset();
            }
            for (const Block& block : m_blocks[heap]) {
                if (!before && block.block.takenAt == ply)
                    tag(block.piece, block.block.size());
            }
        }
        scenes.toTray(who, things);
    }

    ComponentPlan m_plan;
    HeapHistory m_history;
    bool m_rails;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_nameWidth = 0;
    double m_digit = 0;       ///< the width of one digit, in pixels
    double m_leastCell = 0;
    double m_cellHeight = 0;
    Count m_largest = 1;
    std::size_t m_most = 0;   ///< the largest number of heaps in any scene

    QRectF m_room;
    std::size_t m_columns = 1;
    double m_cell = 0;        ///< the width of a cell, in pixels
    std::vector<Cell> m_cells;                    ///< one cell for each strand (see heap_runs.h)
    std::vector<std::vector<Block>> m_blocks;     ///< the blocks of each heap of the start
    std::vector<std::array<std::optional<std::size_t>, 2>> m_before;
    std::vector<HeapRun> m_runs;                  ///< the current heaps, while play() plays the moves before the window of plies
    std::size_t m_strands = 0;
    std::vector<std::size_t> m_lit;
};

}  // namespace

std::unique_ptr<ComponentBoard> makeHeapListBoard(const ComponentPlan& plan) { return std::make_unique<HeapListBoard>(plan); }
}  // namespace nimstone::figures
