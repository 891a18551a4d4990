// The board of Wythoff's game: a queen on a board, with the two heaps along its sides. Moving the queen also changes
// the heaps, and taking from a heap also moves the queen.
#include "app/figures/boards/component_board.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_words.h"
#include "app/figures/boards/shapes/queen_layout.h"
#include "core/games/golden/wythoff.h"

namespace nimstone::figures {

namespace {

struct QueenWords {
    Q_DECLARE_TR_FUNCTIONS(QueenBoard)
};

constexpr double onTheEdge = 5;

QString queenWords(const Position& position)
{
    //: The place of the queen of Wythoff's game, for a screen reader
    return QueenWords::tr("The queen, column %1, row %2").arg(position.heaps[0]).arg(position.heaps[1]);
}

Move fromBoth(Count taken)
{
    return {.heap = 0, .taken = taken, .also = {{1, taken}}};
}

Count takenFrom(const Move& move, std::size_t heap)
{
    if (move.heap == heap)
        return move.taken;
    return !move.also.empty() && move.also.front().heap == heap ? move.also.front().taken : 0;
}

/// The distance `length` as a number of cells, rounded, from 0 to `most`. The result is `most` if `length` ends near
/// the edge of the board.
Count cellsIn(double length, double cell, Count most)
{
    const bool all = length + onTheEdge >= cell * static_cast<double>(most);
    return all ? most : static_cast<Count>(std::max(std::round(length / cell), 0.0));
}

class QueenBoard : public ComponentBoard {
public:
    explicit QueenBoard(const ComponentPlan& plan) : ComponentBoard(plan)
    {
        const auto& heaps = plan.start.position.heaps;
        m_board.columns = heaps[0] + 1;
        m_board.rows = heaps[1] + 1;
        m_board.stones = std::max(heaps[0], heaps[1]) <= mostStones;
        m_board.textScale = plan.textScale;
        if (plan.alone)
            m_board.names = {heapName(0), heapName(1)};
    }

    bool usesTrays() const override { return m_board.stones; }

    double mostZoom() const override
    {
        return m_plan.alone && !m_board.stones ? mostQueenZoom(m_board, m_plan.given.expandedTo(leastQueenRoom(m_board))) : 1;
    }

    QSizeF leastSize() const override
    {
        const QSizeF least = leastQueenRoom(m_board);
        return m_plan.alone && m_plan.zoom > 1 ? zoomedQueenRoom(m_board, m_plan.given.expandedTo(least), m_plan.zoom).expandedTo(least) : least;
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        m_layout = layOutQueen(m_board, room);
        const Position& start = m_plan.start.position;
        const QRectF& cells = m_layout.cells;
        scenes.add({PieceKind::Grid, -1, static_cast<int>(m_plan.part), m_board.columns, m_plan.named("grid"), m_board.rows}, posed(cells));
        if (m_plan.theory)
            addColdCells(scenes);
        for (std::size_t heap = 0; heap < 2; ++heap)
            addHeap(scenes, heap);
        m_queen = scenes.add({PieceKind::Queen, -1, static_cast<int>(m_plan.part), 0, m_plan.named("queen")}, {.z = 4});
        placeQueen(scenes, start);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override
    {
        placeQueen(scenes, after);
        if (played.ply + longestTrail >= m_plan.window.first)
            addTrace(scenes, played.ply, played.who, before);
        for (const Trace& trace : m_trail) {
            const std::size_t age = played.ply - trace.ply;
            scenes.pose(trace.piece).opacity = age >= longestTrail ? 0 : 1.0 - 0.15 * static_cast<double>(age);
        }
        std::vector<TrayItem> things;
        for (std::size_t heap = 0; heap < 2; ++heap) {
            scenes.pose(m_sizes[heap]).text = QString::number(after.heaps[heap]);
            if (!m_board.stones) {
                placeBar(scenes, heap, after.heaps[heap]);
                continue;
            }
            for (Count taken = 0; taken < takenFrom(played.move, heap); ++taken)
                things.push_back({m_stones[heap][before.heaps[heap] - taken - 1], scenes.trayStone(), scenes.trayStone()});
        }
        scenes.toTray(played.who, things);
    }

    /// A click on a cell that the queen can reach moves her there. If cells are too small to hit, a click near such a
    /// cell is enough. A click on a stone takes this stone and all later stones of its heap. If a move in the other
    /// heap is held, the click takes this number of stones from both heaps.
    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        for (std::size_t heap = 0; heap < 2; ++heap) {
            if (m_layout.lanes[heap].contains(click.point))
                return moveInHeap(click.position, heap, click.point, click.held);
        }
        const double near = m_layout.fine() ? 0 : besideRay;
        return m_layout.cells.adjusted(-near, -near, near, near).contains(click.point) ? moveOnBoard(click.position, click.point) : std::nullopt;
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        const auto left = [&](std::size_t heap) { return view.position.heaps[heap] - takenFrom(move, heap); };
        QRectF target = m_layout.cellRect(left(0), left(1));
        const double grown = std::max(0.0, smallestTarget - std::min(target.width(), target.height())) / 2;
        if (!m_layout.fine())
            target.adjust(-grown, -grown, grown, grown);
        mark.areas.push_back(target);
        if (std::min(target.width(), target.height()) >= leastLettered * m_plan.textScale)
            mark.badge = target.center();
        for (std::size_t heap = 0; heap < 2; ++heap) {
            if (takenFrom(move, heap) == 0)
                continue;
            if (!m_board.stones)
                mark.areas.push_back(barPart(heap, left(heap), view.position.heaps[heap]));
            for (Count index = left(heap); m_board.stones && index < view.position.heaps[heap]; ++index)
                mark.pieces.push_back(static_cast<int>(m_stones[heap][index]));
        }
        return mark;
    }

private:
    static constexpr Count mostStones = 15;      ///< the size of the largest heap that is drawn stone by stone
    static constexpr double smallestQueen = 24;
    static constexpr double smallestInCell = 18;
    static constexpr double largestQueen = 46;
    static constexpr double smallestTarget = 14;
    static constexpr double besideRay = 16;
    static constexpr double thinnest = 2;
    static constexpr double leastLettered = 17;  ///< the least side of a cell in which a letter fits, in pixels at text scale 1
    static constexpr Count longestTrail = 6;
    static constexpr Count mostColdCells = 128;  ///< the board shows its cold cells only if its longer side has at most this number of cells

    /// A piece that marks an earlier place of the queen, before one of the last moves.
    struct Trace {
        std::size_t ply;
        std::size_t piece;
    };

    void addHeap(BoardScenes& scenes, std::size_t heap)
    {
        const auto id = static_cast<int>(heap);
        const Count size = m_plan.start.position.heaps[heap];
        const QRectF ground = m_layout.lanes[heap];
        scenes.add({PieceKind::Band, id, 0, 0, m_plan.named({"heap", heap + 1})},
                   posed(ground, {.text = heapName(heap)}));
        const QRectF& number = m_layout.sizes[heap];
        m_sizes[heap] = scenes.addLabel(id, 0, m_plan.named({"size", heap + 1}), number.center(), number.width(),
                                        m_layout.sizeType, Tone::Heading, QString::number(size));
        if (const QRectF& words = m_layout.names[heap]; !words.isEmpty())
            scenes.addLabel(id, 1, {}, words.center(), words.width(), m_layout.nameType, Tone::Dim, heapName(heap));
        if (!m_board.stones) {
            m_bars[heap] = scenes.add({PieceKind::Stone, id, -1, size, m_plan.named({"bar", heap + 1})}, {.z = 2, .round = 0});
            placeBar(scenes, heap, size);
            return;
        }
        for (Count index = 0; index < size; ++index) {
            const QPointF middle = stone(heap, index);
            m_stones[heap].push_back(scenes.add({PieceKind::Stone, id, static_cast<int>(index), 1,
                                                m_plan.named({"stone", heap + 1, index + 1})},
                                                posed(middle, {m_layout.stone, m_layout.stone}, {.z = 2})));
        }
    }

    /// Adds a ring at the place of the queen before a move.
    void addTrace(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before)
    {
        const double diameter = std::max(std::min({m_layout.across * 0.5, m_layout.up * 0.5, 18.0}), 6.0);
        const QPointF middle = m_layout.cell(before.heaps[0], before.heaps[1]);
        const Tone tone = who == play::Side::Person ? Tone::Even : Tone::Taken;
        m_trail.push_back({ply, scenes.add({PieceKind::Ring, -1, static_cast<int>(ply), 0, m_plan.named({"trail", ply + 1})},
                                           posed(middle, {diameter, diameter}, {.z = 3, .tone = tone}))});
    }

    void addColdCells(BoardScenes& scenes)
    {
        if (!m_layout.fine() || std::max(m_board.columns, m_board.rows) > mostColdCells)
            return;
        for (Count column = 0; column < m_board.columns; ++column) {
            const Count row = coldPartner(column);
            if (row >= m_board.rows)
                continue;
            const QPointF middle = m_layout.cell(column, row);
            scenes.add({PieceKind::Tile, -1, static_cast<int>(column), 0, m_plan.named({"cold", column, row})},
                       posed(middle, {m_layout.across - 1, m_layout.up - 1}, {.opacity = 0.7, .z = 1, .tone = Tone::Even}));
        }
    }

    void placeQueen(BoardScenes& scenes, const Position& position)
    {
        const double size = std::clamp(std::min(m_layout.across, m_layout.up) * 0.86, m_layout.fine() ? smallestInCell : smallestQueen, largestQueen);
        const QPointF middle = m_layout.cell(position.heaps[0], position.heaps[1]);
        Pose& queen = scenes.pose(m_queen);
        queen.moveTo(middle);
        queen.width = queen.height = size;
        queen.text = queenWords(position);
    }

    void placeBar(BoardScenes& scenes, std::size_t heap, Count size)
    {
        const QRectF rect = barPart(heap, 0, size);
        Pose& bar = scenes.pose(m_bars[heap]);
        bar.cover(rect);
        bar.opacity = size == 0 ? 0 : 1;
    }

    QPointF stone(std::size_t heap, Count index) const
    {
        const QPointF cell = m_layout.cell(heap == 0 ? index + 1 : 0, heap == 0 ? 0 : index + 1);
        return heap == 0 ? QPointF(cell.x(), m_layout.lanes[0].center().y()) : QPointF(m_layout.lanes[1].center().x(), cell.y());
    }

    /// The rectangle of the stones after stone `from`, up to stone `to`, in the bar of a heap. If it is not empty, it
    /// is thick enough to be visible.
    QRectF barPart(std::size_t heap, Count from, Count to) const
    {
        const double cell = heap == 0 ? m_layout.across : m_layout.up;
        const double begin = cell * (from == 0 ? 0 : static_cast<double>(from) + 1);
        const double length = to == from ? 0 : std::max(cell * (static_cast<double>(to) + 1) - begin, thinnest);
        const QRectF& lane = m_layout.lanes[heap];
        return heap == 0 ? QRectF(lane.left() + begin, lane.center().y() - m_layout.stone / 2, length, m_layout.stone)
                         : QRectF(lane.center().x() - m_layout.stone / 2, lane.bottom() - begin - length, m_layout.stone, length);
    }

    std::optional<Move> moveOnBoard(const Position& position, QPointF point) const
    {
        const auto& heaps = position.heaps;
        const QPointF queen = m_layout.cell(heaps[0], heaps[1]);
        const double left = queen.x() - point.x();
        const double down = point.y() - queen.y();
        const Count columns = cellsIn(left, m_layout.across, heaps[0]);
        const Count rows = cellsIn(down, m_layout.up, heaps[1]);
        if (m_layout.fine()) {
            const bool past = left < -m_layout.across / 2 || down < -m_layout.up / 2;
            if (past || (columns == 0 && rows == 0) || (columns != 0 && rows != 0 && columns != rows))
                return std::nullopt;
            return columns == 0 ? Move{1, rows} : rows == 0 ? Move{0, columns} : fromBoth(columns);
        }
        // Find the cell of each ray that is nearest to the point, and pick the nearest of these three cells.
        const double size = std::min(m_layout.across, m_layout.up);
        const Count both = cellsIn((left / m_layout.across + down / m_layout.up) / 2 * size, size, std::min(heaps[0], heaps[1]));
        struct Way {
            Move move;
            QPointF cell;
        };
        const std::array ways{Way{{0, columns}, m_layout.cell(heaps[0] - columns, heaps[1])},
                              Way{{1, rows}, m_layout.cell(heaps[0], heaps[1] - rows)},
                              Way{fromBoth(both), m_layout.cell(heaps[0] - both, heaps[1] - both)}};
        std::optional<Move> nearest;
        double least = besideRay;
        for (const Way& way : ways) {
            const double distance = std::hypot(way.cell.x() - point.x(), way.cell.y() - point.y());
            if (way.move.taken > 0 && distance <= least) {
                least = distance;
                nearest = way.move;
            }
        }
        return nearest;
    }

    std::optional<Move> moveInHeap(const Position& position, std::size_t heap, QPointF point,
                                   const std::optional<Move>& held) const
    {
        const Count size = position.heaps[heap];
        if (size == 0)
            return std::nullopt;
        const double cell = heap == 0 ? m_layout.across : m_layout.up;
        const double end = heap == 0 ? m_layout.cell(size, 0).x() - point.x() : point.y() - m_layout.cell(0, size).y();
        if (end < -std::max(cell / 2, besideRay))
            return std::nullopt;
        // A click on the last stone of the heap takes one stone, a click on the stone before it takes two, and so on.
        const Count taken = std::min(size, cellsIn(end, cell, size - 1) + 1);
        const bool fromOther = held && held->also.empty() && held->heap != heap;
        return fromOther && taken <= position.heaps[1 - heap] ? fromBoth(taken) : Move{heap, taken};
    }

    QueenBoardSize m_board;
    QueenLayout m_layout;
    std::size_t m_queen = 0;
    std::array<std::size_t, 2> m_sizes{};
    std::array<std::size_t, 2> m_bars{};
    std::array<std::vector<std::size_t>, 2> m_stones{};
    std::vector<Trace> m_trail;
};

}  // namespace

std::unique_ptr<ComponentBoard> makeQueenBoard(const ComponentPlan& plan) { return std::make_unique<QueenBoard>(plan); }
}  // namespace nimstone::figures
