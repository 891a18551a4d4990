// Shows Bash's game with one heap as a track on which players count up to the size of the heap. Each move pushes the
// marker forward by 1 to m numbers.
//
//   0 [1][2][3][4][5][6][7][8][9][10]     numbers that a player has counted have the player's color; a click picks one
//     [11][12] ●  [14] …                  of the next m numbers
//
// If there are too many numbers for cells, one bar stands for all numbers, and cells or a second bar stand for the next
// m numbers.
#include "app/figures/boards/component_board.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

class TrackBoard : public ComponentBoard {
public:
    explicit TrackBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_goal(plan.start.position.heaps.front()), m_most(plan.start.rules.as<BashGame>()->m()),
          m_cells(m_goal <= mostCells)
    {
        m_type = boardType("body", plan.textScale);
        for (const ComponentMove& played : plan.played)
            m_start += played.ply < plan.window.first ? played.move.taken : 0;
        const Count next = std::min(m_most, m_goal);
        if (!m_cells && next <= mostNext && static_cast<double>(next) * leastCell() <= 4 * std::max(plan.given.width(), 480.0))
            m_next = static_cast<std::size_t>(next);
    }

    bool usesTrays() const override { return true; }

    QSizeF leastSize() const override
    {
        const double low = m_type * lineHeight + 4 + gap;
        const double wide = leastCell() + gap;
        if (m_cells) {
            const auto cells = static_cast<double>(std::max<Count>(m_goal, 1));
            const double columns = std::min(std::max(std::floor(std::max(m_plan.given.width(), 440.0) / wide) - 1, 1.0), cells);
            // Use the largest round number of columns that fits.
            double round = std::min(5.0, columns);
            for (const double candidate : {10.0, 15.0, 20.0, 25.0, 30.0, 40.0, 50.0, 60.0})
                round = candidate <= columns ? candidate : round;
            return {wide * (round + 1), low * std::ceil(cells / round)};
        }
        const double bar = barHeight + markerSize + 3 * m_type * lineHeight + 24;
        if (m_next == 0)
            return {std::max(240.0, 2 * wide + 40), bar + barHeight + m_type * lineHeight + 40};
        const double columns = std::max(1.0, std::min(std::floor(std::max(m_plan.given.width(), 440.0) / wide), static_cast<double>(m_next)));
        return {std::max(240.0, std::max(wide * columns, 2 * wide + 40)), bar + low * std::ceil(static_cast<double>(m_next) / columns)};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        m_room = room;
        if (m_cells) {
            addCells(scenes, room, static_cast<std::size_t>(std::max<Count>(m_goal, 1)));
        } else {
            addBar(scenes, room);
        }
        const double size = m_cells ? std::min(m_cell.width(), m_cell.height()) * 0.9 : markerSize;
        const QPointF at = m_cells ? cellRect(0).center() : QPointF(m_bar.left(), m_bar.top() - markerSize / 2);
        m_marker = scenes.add({PieceKind::Stone, 0, 0, 0, QStringLiteral("marker")}, posed(at, {size, size}, {.z = 3}));
        pose(scenes, 0);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position&) override
    {
        const Count from = counted(before);
        const Count to = from + played.move.taken;
        for (Count number = from + 1; m_cells && number <= to; ++number)
            scenes.pose(m_numbers[static_cast<std::size_t>(number)]).tone = toneOf(played.who);
        pose(scenes, to);
        if (played.ply < m_plan.window.first)
            return;
        if (!m_cells) {
            const QRectF rect(QPointF(along(from), m_bar.top()), QPointF(along(to), m_bar.bottom()));
            // The block grows from the place of the marker before the move.
            const Pose empty = posed(QRectF(rect.topLeft(), QSizeF(0, rect.height())), {.z = 1});
            Pose& block = scenes.pose(scenes.addFrom({PieceKind::Tile, 0, -2, played.move.taken}, empty));
            block.cover(rect);
            block.opacity = 1;
            block.tone = toneOf(played.who);
        }
        const QPointF at = m_cells ? cellRect(to).center() : QPointF(along(to), m_bar.center().y());
        scenes.tagToTray(played.who, {PieceKind::Stone, 0, -1, played.move.taken}, posed(at, {10, 10}, {.z = 2, .round = 0}), QString::number(to));
    }

    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const Count from = counted(click.position);
        if (from == m_goal)
            return std::nullopt;
        for (Count step = 1; step <= (m_cells ? m_goal - from : std::min<Count>(m_next, reach(from))); ++step) {
            if (cellRect(cellOf(from, step)).adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2).contains(click.point))
                return Move{0, std::min(step, m_most)};
        }
        if (m_cells || m_next != 0 || !m_stretch.adjusted(-markerSize, 0, markerSize, 0).contains(click.point))
            return std::nullopt;
        return Move{0, std::max<Count>(1, shareOf(reach(from), (click.point.x() - m_stretch.left()) / m_stretch.width()))};
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        const Count from = counted(view.position);
        if (!m_cells && m_next == 0) {
            mark.areas.push_back(stretchRect(move.taken, from));
            return mark;
        }
        QRectF last;
        for (Count step = 1; step <= move.taken; ++step) {
            mark.pieces.push_back(static_cast<int>(m_numbers[cellOf(from, step)]));
            last = cellRect(cellOf(from, step));
        }
        mark.badge = QPointF(last.center().x(), last.bottom() - last.height() * 0.2);
        return mark;
    }

private:
    static constexpr Count mostCells = 120;
    static constexpr Count mostNext = 40;
    static constexpr double largestCell = 76;
    static constexpr double gap = 4;
    static constexpr double barHeight = 26;
    static constexpr double markerSize = 22;

    Count counted(const Position& position) const { return m_goal - position.heaps.front(); }
    Count reach(Count counted) const { return std::min(m_most, m_goal - counted); }

    /// The index in `m_numbers` of the cell of the number that is `step` after `counted`.
    std::size_t cellOf(Count counted, Count step) const { return static_cast<std::size_t>(m_cells ? counted + step : step - 1); }

    /// Returns the number of columns with which the cells are largest. Prefers multiples of 10, so that the cells form
    /// a table of tens. A table with a cell for every number has an extra column for the number 0.
    std::size_t columnsFor(QSizeF room, std::size_t cells) const
    {
        std::size_t best = 1;
        double most = -1;
        for (const std::size_t columns : {1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 60}) {
            if (m_cells && columns < 5 && columns < cells)
                continue;
            const std::size_t used = std::min(columns, cells);
            const std::size_t rows = (cells + used - 1) / used;
            const double width = room.width() / static_cast<double>(used + (m_cells ? 1 : 0));
            const double height = room.height() / static_cast<double>(rows);
            // If the number in a cell is wide, the cell must be wider than it is high.
            const double fit = std::min({width, height * leastCell() / (m_type * lineHeight + 4), largestCell * 2});
            const double worth = fit * (columns % 10 == 0 ? 1.25 : 1.0);
            if (worth > most) {
                most = worth;
                best = used;
            }
        }
        return best;
    }

    /// The least width of a cell, in pixels. The largest number fits into this width.
    double leastCell() const
    {
        return std::max(boardTextWidth(QString::number(m_goal), m_type, true) + 8, m_type * lineHeight + 4);
    }

    /// Adds a table of cells in the middle of `room`: for every number, or for each of the next m numbers.
    void addCells(BoardScenes& scenes, const QRectF& room, std::size_t cells)
    {
        m_columns = columnsFor(room.size(), cells);
        const double rows = std::ceil(static_cast<double>(cells) / static_cast<double>(m_columns));
        const auto columns = static_cast<double>(m_columns + (m_cells ? 1 : 0));
        const double wide = std::min(m_cells ? largestCell * 1.4 : std::max(largestCell, leastCell()), room.width() / columns - gap);
        const double high = std::min({largestCell, room.height() / rows - gap, std::max(wide, m_type * lineHeight)});
        m_cell = {std::min(wide, std::max(high * 1.4, leastCell())), high};
        const double left = room.center().x() - (columns * (m_cell.width() + gap) - gap) / 2;
        m_corner = {left, m_cells ? room.center().y() - (rows * (high + gap) - gap) / 2 : room.top()};
        for (std::size_t cell = 0; cell < (m_cells ? m_goal + 1 : cells); ++cell) {
            const Count number = cell + (m_cells ? 0 : 1);
            const QString name = (m_cells ? QStringLiteral("cell%1") : QStringLiteral("next%1")).arg(number);
            m_numbers.push_back(scenes.add({PieceKind::Tile, 0, static_cast<int>(cell), number, name},
                                           posed(cellRect(cell), {.text = m_cells ? QString::number(number) : QString()})));
        }
    }

    void addBar(BoardScenes& scenes, const QRectF& room)
    {
        const double line = m_type * lineHeight;
        const auto label = [&](int index, QPointF middle, const QString& text) {
            const double width = boardTextWidth(text.isEmpty() ? QString::number(m_goal) : text, m_type, true);
            return scenes.addLabel(0, index, {}, middle, width, m_type, Tone::Dim, text);
        };
        const double half = boardTextWidth(QString::number(m_goal), m_type, true) / 2;
        const double zero = boardTextWidth(QStringLiteral("0"), m_type, true) / 2;
        const double used = m_next > 0 ? leastSize().height() : room.height() / 2;
        const double spare = std::min(std::max(room.height() - used, 0.0) / 3, 80.0);
        const double top = room.top() + line + markerSize + spare;
        m_bar = {room.left() + markerSize, top, room.width() - 2 * markerSize, barHeight};
        scenes.add({PieceKind::Tile, 0, -1, 0, QStringLiteral("track")}, posed(m_bar, {.tone = Tone::Dim}));
        if (m_start > 0)
            scenes.add({PieceKind::Tile, 0, -2, m_start, {}}, posed(QRectF(m_bar.topLeft(), QPointF(along(m_start), m_bar.bottom())), {.z = 1}));
        label(0, {m_bar.left() + zero, m_bar.bottom() + line / 2}, QStringLiteral("0"));
        label(1, {m_bar.right() - half, m_bar.bottom() + line / 2}, QString::number(m_goal));
        m_reached = scenes.addLabel(0, 2, QStringLiteral("reached"), {m_bar.left(), m_bar.top() - markerSize - line / 2},
                                    2 * half, m_type, Tone::Heading, {});

        const double under = m_bar.bottom() + line + 16 + spare;
        if (m_next == 0) {
            m_stretch = {m_bar.left(), under, m_bar.width(), std::min(barHeight * 2, room.bottom() - line - under)};
            scenes.add({PieceKind::Tile, 0, -3, 0, QStringLiteral("stretch")}, posed(m_stretch));
            m_ends = {label(3, {m_stretch.left() + half, m_stretch.bottom() + line / 2}, {}),
                      label(4, {m_stretch.right() - half, m_stretch.bottom() + line / 2}, {})};
        } else {
            addCells(scenes, {room.left(), under, room.width(), room.bottom() - under}, m_next);
        }
    }

    void pose(BoardScenes& scenes, Count counted)
    {
        if (m_cells) {
            for (Count number = counted + 1; number <= m_goal; ++number) {
                const bool near = number - counted <= m_most;
                scenes.pose(m_numbers[static_cast<std::size_t>(number)]).tone = near ? Tone::Plain : number == m_goal ? Tone::Lit : Tone::Dim;
            }
            const QPointF at = cellRect(counted).center();
            Pose& marker = scenes.pose(m_marker);
            marker.moveTo(at);
            marker.text = QString::number(counted);
            return;
        }
        scenes.pose(m_marker).x = along(counted);
        Pose& reached = scenes.pose(m_reached);
        reached.text = QString::number(counted);
        reached.x = std::clamp(along(counted), m_room.left() + reached.width / 2, std::max(m_room.left() + reached.width / 2, m_room.right() - reached.width / 2));
        for (std::size_t index = 0; index < m_next; ++index) {
            Pose& cell = scenes.pose(m_numbers[index]);
            const bool there = index < reach(counted);
            cell.text = there ? QString::number(counted + index + 1) : QString();
            cell.opacity = there ? 1 : 0;
            cell.tone = there && counted + index + 1 == m_goal ? Tone::Lit : Tone::Plain;
        }
        if (m_next == 0) {
            scenes.pose(m_ends[0]).text = QString::number(counted);
            scenes.pose(m_ends[1]).text = QString::number(counted + reach(counted));
        }
    }

    /// The rectangle of a cell. If every number has a cell, cell 0 is to the left of the first row.
    QRectF cellRect(std::size_t cell) const
    {
        const std::size_t place = m_cells && cell > 0 ? cell - 1 : cell;
        const std::size_t column = m_cells && cell == 0 ? 0 : place % m_columns + (m_cells ? 1 : 0);
        const QPointF steps(static_cast<double>(column) * (m_cell.width() + gap), static_cast<double>(place / m_columns) * (m_cell.height() + gap));
        return {m_corner + steps, m_cell};
    }

    /// The x coordinate of a number on the bar.
    double along(Count counted) const
    {
        return m_bar.left() + m_bar.width() * static_cast<double>(counted) / static_cast<double>(m_goal);
    }

    /// The rectangle, in the second bar, of the next `taken` numbers after `counted`.
    QRectF stretchRect(Count taken, Count counted) const
    {
        const double share = static_cast<double>(taken) / static_cast<double>(reach(counted));
        return {m_stretch.left(), m_stretch.top(), std::max(m_stretch.width() * share, 3.0), m_stretch.height()};
    }

    Count m_goal;
    Count m_most;
    bool m_cells;            ///< true if every number has a cell
    /// The number of cells below the bar, one for each of the next m numbers. It is 0 if a second bar stands for the
    /// next m numbers, or if every number has a cell.
    std::size_t m_next = 0;
    double m_type = 0;

    QRectF m_room;
    QSizeF m_cell;
    std::size_t m_columns = 1;
    QPointF m_corner;
    QRectF m_bar;
    QRectF m_stretch;
    std::vector<std::size_t> m_numbers;   ///< the pieces of the cells: a cell for each number, or, if there is a bar, for each of the next m numbers
    std::size_t m_marker = 0;
    std::size_t m_reached = 0;            ///< the label with the number at the marker
    std::array<std::size_t, 2> m_ends{};  ///< the labels at the ends of the second bar
    Count m_start = 0;                    ///< the number that the players had reached at the start of the window of plies
};

}  // namespace

std::unique_ptr<ComponentBoard> makeTrackBoard(const ComponentPlan& plan) { return std::make_unique<TrackBoard>(plan); }
}  // namespace nimstone::figures
