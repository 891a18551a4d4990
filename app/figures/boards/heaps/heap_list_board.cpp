// The board of a game with many heaps: a list with a cell for each heap, which shows its number, its size and a small
// bar.
//
//   ┌ #1      17 ┐ ┌ #2       3 ┐ ┌ #3   90000 ┐
//   │ ▬▬         │ │ ▬          │ │ ▬▬▬▬▬▬▬▬▬▬ │
//
// The whole width of a cell stands for its heap. A click takes the stones to the right of the clicked point. In games
// in which a move takes and splits, a click in the lower part of a cell splits the heap at the clicked point.
#include "app/figures/boards/component_board.h"

#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_words.h"
#include "app/figures/boards/heaps/heap_pick.h"
#include "app/figures/boards/heaps/runs_board.h"
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

class HeapListBoard : public RunsBoard {
public:
    explicit HeapListBoard(const ComponentPlan& plan)
        : RunsBoard(plan)
    {
        m_bar.assign(m_runs.size(), true);
        m_barIndex = cellIndex;
        for (const HeapRun& run : m_runs)
            m_largest = std::max(m_largest, run.size());
        for (const HeapScene& scene : m_history.scenes())
            m_most = std::max(m_most, scene.runs.size());
        m_sizeType = boardType("body", plan.textScale);
        m_nameType = boardType("small", plan.textScale);
        m_digit = boardTextWidth(QString(10, QLatin1Char('0')), m_sizeType, true) / 10;
        m_nameWidth = boardTextWidth(shortHeapName(m_most), m_nameType);
        m_leastCell = std::max(leastCellWidth, m_nameWidth + boardTextWidth(QString::number(m_largest), m_sizeType, true) + 3 * padding);
        m_cellHeight = m_sizeType * lineHeight + barHeight + 3 * padding;
    }

    QSizeF leastSize() const override
    {
        const std::size_t columns = std::min(columnsIn(std::max(m_plan.given.width(), m_leastCell), m_leastCell), m_most);
        const auto rows = static_cast<double>((m_most + columns - 1) / columns);
        return {static_cast<double>(columns) * (m_leastCell + cellGap) - cellGap, rows * (m_cellHeight + cellGap) - cellGap};
    }

    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const double column = std::floor((click.point.x() - m_room.left()) / (m_cell + cellGap));
        const double row = std::floor((click.point.y() - m_room.top()) / (m_cellHeight + cellGap));
        if (column < 0 || row < 0 || column >= static_cast<double>(m_columns))
            return std::nullopt;
        const auto heap = static_cast<std::size_t>(row) * m_columns + static_cast<std::size_t>(column);
        if (heap >= click.position.heaps.size() || click.position.heaps[heap] == 0 || !cellRect(heap).contains(click.point))
            return std::nullopt;
        const QRectF cell = cellRect(heap);
        const Count size = click.position.heaps[heap];
        // A click in the lower part of a cell picks the place between two stones that is nearest to the click. This
        // place is at most half a stone away.
        const double halfUnit = size <= 1000 ? 0.5 / static_cast<double>(size) : 0;
        if (m_rails && click.point.y() >= cell.bottom() - 2 * padding - barHeight)
            return pickCut(m_plan.start.rules, click.position, heap,
                           size - shareOfStones(size, (cell.right() - click.point.x()) / cell.width() + halfUnit), click.held);
        const Count amount = shareOfStones(size, (cell.right() - click.point.x()) / cell.width()) + (size <= 1000 ? 1 : 0);
        return pickAmount(m_plan.start.rules, click.position, heap, amount, click.held);
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        const auto& runs = m_history.at(view.ply).runs;
        for (const Take& take : takesOf(move)) {
            mark.pieces.push_back(m_grounds[runs[take.heap].strand]);
            const Count size = view.position.heaps[take.heap];
            if (take.taken != 0)
                mark.areas.push_back(barPart(cellRect(take.heap), size, size - take.taken, take.taken, Qt::Horizontal, 3));
        }
        const QRectF cell = cellRect(move.heap);
        const auto size = static_cast<double>(view.position.heaps[move.heap]);
        const auto cut = [&](Count below) {
            const double x = cell.left() + cell.width() * static_cast<double>(below) / size;
            mark.cuts.push_back({x, cell.top(), x, cell.bottom()});
        };
        if (move.pieces.first != 0)
            cut(move.pieces.first);
        if (move.pieces.second != 0)
            cut(move.pieces.first + move.pieces.second);
        return mark;
    }

    /// The letter of a move that takes is on the cell's bar, in the middle of the leftmost stone that the move takes.
    /// The letter of a move that splits is on the upper edge of the cell in games whose moves can also take stones.
    std::vector<BadgePlace> badgesOf(const BoardView& view, const Move& move) const override
    {
        const bool parts = move.pieces.first != 0;
        if (!hasOneLetter(move))
            return {};
        const QRectF cell = cellRect(move.heap);
        const auto size = static_cast<double>(view.position.heaps[move.heap]);
        const bool above = parts && m_rails;
        const double y = above ? cell.top() : cell.bottom() - padding - barHeight / 2;
        const double x = parts ? cell.left() + cell.width() * static_cast<double>(move.pieces.first) / size
                               : cell.right() - cell.width() * (static_cast<double>(move.taken) - 0.5) / size;
        const int id = 2 * static_cast<int>(move.heap) + (above ? 1 : 0);
        return {{QPointF(x, y), false, BadgeLane{id, QLineF(cell.left() + padding, y, cell.right() - padding, y)}}};
    }

private:
    void layOut(const QRectF& room) override
    {
        m_room = room;
        m_columns = std::min(columnsIn(room.width(), m_leastCell), std::max<std::size_t>(m_most, 1));
        const auto columns = static_cast<double>(m_columns);
        m_cell = (room.width() - cellGap * (columns - 1)) / columns;
    }

    /// The cells of the heaps that the last move changed get the tone of the player who moved.
    void mark(BoardScenes& scenes, const ComponentMove& played) override
    {
        const Move& move = played.move;
        const auto light = [&](std::size_t heap) { m_lit.push_back(m_grounds[runAt(played.ply + 1, heap).strand]); };
        light(move.heap);
        if (move.pieces.first != 0)
            light(move.heap + 1);
        if (move.pieces.second != 0)
            light(move.heap + 2);
        for (const Take& take : move.also)
            light(take.heap);
        scenes.setTone(m_lit, toneOf(played.who));
        // Later moves need more tags. Add some hidden spare pieces for them after the last move, so that QML does not have
        // to create all items of the board anew after a new move.
        for (std::size_t tags = m_tags; played.ply == m_plan.played.back().ply && tags % spareTags != 0; ++tags)
            scenes.add({PieceKind::Stone, -1, -1, 0, {}}, {.opacity = 0});
    }

    void unmark(BoardScenes& scenes) override
    {
        scenes.setTone(m_lit, Tone::Plain);
        m_lit.clear();
    }

    static constexpr double padding = 6;
    static constexpr double barHeight = 7;
    static constexpr double leastBar = 2;
    static constexpr double leastCellWidth = 88;
    static constexpr std::size_t spareTags = 32;

    QRectF cellRect(std::size_t heap) const
    {
        return {m_room.left() + static_cast<double>(heap % m_columns) * (m_cell + cellGap),
                m_room.top() + static_cast<double>(heap / m_columns) * (m_cellHeight + cellGap), m_cell, m_cellHeight};
    }

    double barWidth(Count stones) const
    {
        const double share = static_cast<double>(stones) / static_cast<double>(m_largest);
        return stones == 0 ? 0 : std::max(leastBar, (m_cell - 2 * padding) * share);
    }

    void poseWords(BoardScenes& scenes, std::size_t ply, std::size_t heap, std::size_t strand) override
    {
        const Count stones = runAt(ply, heap).size();
        const QRectF rect = cellRect(heap);
        const double line = m_sizeType * lineHeight;
        const double y = rect.top() + padding + line / 2;
        const QString size = QString::number(stones);
        // All digits are equally wide, so the number of digits gives the width of the text.
        const double width = m_digit * static_cast<double>(size.size()) + 2;
        const auto put = [&](PieceKind kind, const char* what, const Pose& pose) {
            const int piece = word(scenes, kind, cellIndex, what, strand);
            scenes.pose(piece) = pose;
            return piece;
        };
        m_grounds[strand] = put(PieceKind::Band, "heap", posed(rect, {.text = heapWithSize(heap, stones)}));
        put(PieceKind::Label, "name", {.x = rect.left() + padding + m_nameWidth / 2, .y = y, .width = m_nameWidth,
                                       .height = m_nameType * lineHeight, .z = 1, .tone = Tone::Dim, .text = shortHeapName(heap)});
        put(PieceKind::Label, "size", {.x = rect.right() - padding - width / 2, .y = y, .width = width, .height = line, .z = 1,
                                       .tone = Tone::Heading, .text = size});
    }

    QRectF partOfBar(std::size_t ply, std::size_t heap, Count from, Count stones, double least) const override
    {
        const Count size = runAt(ply, heap).size();
        const QPointF corner = cellRect(heap).bottomLeft() + QPointF(padding, -padding - barHeight);
        return barPart({corner, QSizeF(barWidth(size), barHeight)}, size, from, stones, Qt::Horizontal, least);
    }

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
    std::vector<int> m_lit;
};

}  // namespace

std::unique_ptr<ComponentBoard> makeHeapListBoard(const ComponentPlan& plan) { return std::make_unique<HeapListBoard>(plan); }
}  // namespace nimstone::figures
