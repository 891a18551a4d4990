#include "app/figures/proofs/golden/wythoff_board.h"

#include <algorithm>
#include <array>

#include "app/figures/scene/grid_painter.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double phi = 1.6180339887498949;  ///< the golden ratio as a double, used only for the direction of lines on the screen
constexpr double leastTile = 10;
constexpr double leastBoard = 150;
constexpr double coldOnGrid = 9;    ///< the least side of the tile of a cold cell, in pixels; it can be larger than its cell
constexpr double flat = 0.5;        ///< the thickness of the rectangle of a straight line, in pixels
constexpr double besideNumbers = 4;
constexpr Count leastCount = 9;

}  // namespace

WythoffBoard::WythoffBoard(BoardCell position, const std::vector<proof::ColdRow>& rows) : m_position(position)
{
    Count most = std::max(position.first, position.second);
    // Also show a pair that contains a number of the position, if every cell of the board can then still be a tile.
    for (const proof::ColdRow& row : rows) {
        if (row.larger > most && row.larger < mostTiles && (row.smaller == position.first || row.smaller == position.second))
            most = row.larger;
    }
    m_count = std::max(most + 1, leastCount);
    if (m_count > mostTiles)
        m_count = most + 1 + most / 12;
    for (const proof::ColdRow& row : rows) {
        m_cold.push_back({row.smaller, row.larger});
        if (row.index != 0)
            m_cold.push_back({row.larger, row.smaller});
    }
    std::erase_if(m_cold, [this](const BoardCell& cell) { return !holds(cell); });
}

double WythoffBoard::leastSide(const FigureScenes& scenes) const
{
    return isFine() ? std::max(leastBoard, leastTile * static_cast<double>(m_count) + 2 * scenes.type("small")) : leastBoard;
}

QPointF WythoffBoard::middle(BoardCell cell) const
{
    return {m_cells.left() + (static_cast<double>(cell.first) + 0.5) * m_cell,
            m_cells.bottom() - (static_cast<double>(cell.second) + 0.5) * m_cell};
}

QRectF WythoffBoard::rectOf(BoardCell cell) const
{
    const QPointF center = middle(cell);
    return {center.x() - m_cell / 2, center.y() - m_cell / 2, m_cell, m_cell};
}

int WythoffBoard::addTile(FigureScenes& scenes, BoardCell cell, double least)
{
    const QPointF center = middle(cell);
    const double side = std::max(m_cell, least);
    // A tile at the edge of the board may be larger than its cell. Keep it inside the board.
    const double x = std::clamp(center.x(), m_cells.left() + side / 2, m_cells.right() - side / 2);
    const double y = std::clamp(center.y(), m_cells.top() + side / 2, m_cells.bottom() - side / 2);
    const int tile = scenes.add(PieceKind::Tile, QStringLiteral("cell%1-%2").arg(cell.first).arg(cell.second),
                                {.x = x, .y = y, .width = side, .height = side, .opacity = isFine() && m_shown ? 1.0 : 0.0});
    m_tiles[cell] = tile;
    return tile;
}

void WythoffBoard::addNumbers(FigureScenes& scenes)
{
    const double height = m_type * lineHeight;
    // Show as many numbers as fit side by side, beginning with 0.
    const double widest = labelWidth(QString::number(m_count - 1), m_type) + 2;
    Count step = 1;
    while (static_cast<double>(step) * m_cell < std::max(widest, height * 0.75))
        step = step == 1 ? 2 : 5 * (step / 2 + step % 2);
    for (Count number = 0; number < m_count; ++number) {
        const QString text = QString::number(number);
        const bool seen = number % step == 0 && m_shown;
        const int below = scenes.addLabel(QStringLiteral("column%1").arg(number), {middle({number, 0}).x(), m_cells.bottom() + height / 2},
                                          m_type, Tone::Dim, text);
        const double width = labelWidth(text, m_type);
        const int beside = scenes.addLabel(QStringLiteral("row%1").arg(number),
                                           {m_cells.left() - besideNumbers - width / 2, middle({0, number}).y()}, m_type, Tone::Dim, text);
        scenes.setShown(std::array{below, beside}, seen);
    }
}

void WythoffBoard::addSlopes(FigureScenes& scenes)
{
    const QPointF from = middle({0, 0});
    const double across = m_cells.right() - from.x();
    const double up = from.y() - m_cells.top();
    for (const QSizeF& size : {QSizeF(up / phi, up), QSizeF(across, across / phi)}) {
        m_slopes.push_back(scenes.add(PieceKind::Slope, QStringLiteral("slope%1").arg(m_slopes.size() + 1), {.x = from.x() + size.width() / 2, .y = from.y() - size.height() / 2, .width = size.width(), .height = size.height(), .opacity = 0, .z = 0.4, .tone = Tone::Even}));
    }
    // The names of the lines are inside the board, near the points where the lines leave it.
    const double height = m_type * lineHeight;
    const QString names[] = {QStringLiteral("φ"), QStringLiteral("1/φ")};
    // Put each name beside the end of its line, but so far away that it does not cover a cold cell there.
    const double away = isFine() ? 0.6 * m_cell : coldOnGrid;
    const double halves[] = {labelWidth(names[0], m_type) / 2, labelWidth(names[1], m_type) / 2};
    const double right = across - halves[1] - 2;
    const QPointF ends[] = {{from.x() + (up - height / 2) / phi - away - halves[0], m_cells.top() + height / 2},
                            {from.x() + right, from.y() - right / phi - away - 0.4 * height}};
    for (std::size_t line = 0; line < 2; ++line) {
        m_slopes.push_back(scenes.addLabel(QStringLiteral("slopeName%1").arg(line + 1), ends[line], m_type, Tone::Even, names[line],
                                           {.opacity = 0, .z = 1}));
    }
}

void WythoffBoard::add(FigureScenes& scenes, const QRectF& room, bool shown)
{
    m_shown = shown;
    m_type = isFine() ? scenes.type("small") : 13;
    const double numbers = isFine() ? labelWidth(QString::number(m_count - 1), m_type) + besideNumbers
                                    : gridNumbersWidth(m_count, m_type);
    const double below = m_type * lineHeight;
    const double side = std::max(std::min(room.width() - numbers, room.height() - below), 1.0);
    m_cells = QRectF(room.left() + numbers + (room.width() - numbers - side) / 2, room.top() + (room.height() - below - side) / 2, side, side);
    m_cell = side / static_cast<double>(m_count);

    const QPointF center = m_cells.center();
    if (!isFine()) {
        scenes.add({.kind = PieceKind::Grid, .weight = m_count, .objectName = QStringLiteral("grid"), .rows = m_count},
                   posed(center, {side, side}, {.opacity = shown ? 1.0 : 0.0}));
        for (const BoardCell& cell : m_cold)
            addTile(scenes, cell, coldOnGrid);
    } else {
        for (Count column = 0; column < m_count; ++column) {
            for (Count row = 0; row < m_count; ++row)
                addTile(scenes, {column, row}, 0);
        }
        addNumbers(scenes);
    }
    addSlopes(scenes);
    for (std::size_t way = 0; way < 3; ++way) {
        m_ways.push_back(scenes.add(PieceKind::Slope, QStringLiteral("way%1").arg(way + 1),
                                    posed(center, {flat, flat}, {.opacity = 0, .z = 2})));
        m_ends.push_back(scenes.add(PieceKind::Ring, QStringLiteral("end%1").arg(way + 1),
                                    posed(center, {1, 1}, {.opacity = 0, .z = 3})));
    }
    m_ring = scenes.add(PieceKind::Ring, QStringLiteral("ring"), {.opacity = 0, .z = 5});
    m_queen = scenes.add({.kind = PieceKind::Queen, .index = 1, .objectName = QStringLiteral("queen")}, {.opacity = shown ? 1.0 : 0.0, .z = 4});
    placeQueen(scenes, m_position);
}

void WythoffBoard::cool(FigureScenes& scenes, const proof::ColdRow& row)
{
    for (const BoardCell& cell : {BoardCell{row.smaller, row.larger}, BoardCell{row.larger, row.smaller}}) {
        const auto found = m_tiles.find(cell);
        if (found == m_tiles.end())
            continue;
        Pose& pose = scenes.pose(found->second);
        pose.opacity = m_shown ? 1 : 0;
        pose.tone = Tone::Even;
        pose.z = 0.5;
        if (pose.width >= m_type * 0.9)
            pose.text = QStringLiteral("P");
        m_isCold[cell] = true;
    }
}

void WythoffBoard::heat(FigureScenes& scenes, const proof::ColdRow& row)
{
    if (!isFine())
        return;
    for (const auto& [cell, tile] : m_tiles) {
        if (m_isCold.contains(cell))
            continue;
        Pose& pose = scenes.pose(tile);
        if (pose.tone == Tone::Odd)
            pose.tone = Tone::Dim;
        if (pose.tone != Tone::Plain)
            continue;
        for (const auto& [x, y] : {BoardCell{row.smaller, row.larger}, BoardCell{row.larger, row.smaller}}) {
            const bool reaches = (cell.first == x && cell.second > y) || (cell.second == y && cell.first > x)
                || (cell.first > x && cell.second > y && cell.first - x == cell.second - y);
            if (reaches)
                pose.tone = Tone::Odd;
        }
    }
}

void WythoffBoard::settle(FigureScenes& scenes)
{
    for (const auto& [cell, tile] : m_tiles) {
        if (!m_isCold.contains(cell))
            scenes.pose(tile).tone = Tone::Dim;
    }
}

void WythoffBoard::showLines(FigureScenes& scenes)
{
    scenes.setShown(m_slopes, m_shown);
}

void WythoffBoard::placeQueen(FigureScenes& scenes, BoardCell cell)
{
    const QPointF center = middle(cell);
    const double size = std::clamp(m_cell * 0.84, 14.0, 40.0);
    const double room = size * 1.5;
    Pose& queen = scenes.pose(m_queen);
    queen.width = queen.height = size;
    queen.x = std::clamp(center.x(), size / 2, scenes.size().width() - size / 2);
    queen.y = std::clamp(center.y(), size / 2, scenes.size().height() - size / 2);
    Pose& ring = scenes.pose(m_ring);
    ring.width = ring.height = room;
    ring.x = std::clamp(center.x(), room / 2, scenes.size().width() - room / 2);
    ring.y = std::clamp(center.y(), room / 2, scenes.size().height() - room / 2);
}

void WythoffBoard::ringQueen(FigureScenes& scenes, Tone tone)
{
    scenes.pose(m_ring).tone = tone;
    scenes.pose(m_ring).opacity = m_shown ? 1 : 0;
}

void WythoffBoard::unringQueen(FigureScenes& scenes)
{
    scenes.hide(m_ring);
}

void WythoffBoard::showWay(FigureScenes& scenes, std::size_t way, BoardCell from, BoardCell to, Tone tone, bool marked)
{
    if (!holds(from) || !holds(to) || from == to)
        return;
    const QPointF start = middle(from);
    const QPointF end = middle(to);
    Pose& line = scenes.pose(m_ways[way]);
    line.x = (start.x() + end.x()) / 2;
    line.y = (start.y() + end.y()) / 2;
    line.width = std::max(std::abs(start.x() - end.x()), flat);
    line.height = std::max(std::abs(start.y() - end.y()), flat);
    line.tone = tone;
    line.opacity = m_shown ? 1 : 0;
    const double size = std::clamp(m_cell * 0.9, 12.0, 40.0);
    Pose& ring = scenes.pose(m_ends[way]);
    ring.width = ring.height = size;
    ring.x = std::clamp(end.x(), size / 2, scenes.size().width() - size / 2);
    ring.y = std::clamp(end.y(), size / 2, scenes.size().height() - size / 2);
    ring.tone = tone;
    ring.opacity = marked && m_shown ? 1 : 0;
}

void WythoffBoard::hideWays(FigureScenes& scenes)
{
    scenes.hide(m_ways, m_ends);
}

void WythoffBoard::addEdits(FigureScenes& scenes, const GameSum& subject) const
{
    for (const auto& [cell, tile] : m_tiles) {
        GameSum there = subject;
        there.replace(0, {{cell.first, cell.second}});
        scenes.addEdit(tile, there);
    }
}

}  // namespace nimstone::figures
