#include "app/figures/objects/queen_grid.h"

#include <algorithm>
#include <array>
#include <numbers>

#include "app/figures/scene/grid_painter.h"

namespace nimstone::figures {

namespace {

using std::numbers::phi;  // as a double, it is used only for the direction of lines on the screen
constexpr double coldOnGrid = 9;            ///< the least side of the tile of a cold cell, in pixels; it can be larger than its cell
constexpr double besideNumbers = 4;

BoardCell mirrored(BoardCell cell) { return {cell.second, cell.first}; }

/// The square with this center. If it leaves `bounds`, it is moved inside.
QRectF squareAt(QPointF middle, double side, const QRectF& bounds)
{
    const QRectF centers = bounds.adjusted(side / 2, side / 2, -side / 2, -side / 2);
    return {std::clamp(middle.x(), centers.left(), centers.right()) - side / 2, std::clamp(middle.y(), centers.top(), centers.bottom()) - side / 2, side, side};
}

}  // namespace

QueenGrid::QueenGrid(FigureScenes& scenes, BoardCell position, const std::vector<BoardCell>& cold)
    : m_scenes(scenes), m_position(position), m_cold(cold)
{
    constexpr Count leastCount = 9;
    Count most = std::max(position.first, position.second);
    // Also show a pair that contains a number of the position, if every cell of the board can then still be a tile.
    for (const auto& [smaller, larger] : cold) {
        if (larger > most && larger < mostTiles && (smaller == position.first || smaller == position.second))
            most = larger;
    }
    m_count = std::max(most + 1, leastCount);
    if (m_count > mostTiles)
        m_count = most + 1 + most / 12;
}

double QueenGrid::leastSide() const
{
    constexpr double leastTile = 10;
    constexpr double leastBoard = 150;
    return isFine() ? std::max(leastBoard, leastTile * static_cast<double>(m_count) + 2 * m_scenes.type("small")) : leastBoard;
}

QPointF QueenGrid::middle(BoardCell cell) const
{
    return {m_cells.left() + (static_cast<double>(cell.first) + 0.5) * m_cell, m_cells.bottom() - (static_cast<double>(cell.second) + 0.5) * m_cell};
}

void QueenGrid::show(const PieceName& name, Tone tone)
{
    m_scenes.setTone(name, tone);
    m_scenes.setShown(name, m_shown);
}

void QueenGrid::add(const QRectF& room, bool shown, const GameSum& subject)
{
    m_shown = shown;
    m_type = isFine() ? m_scenes.type("small") : 13;
    const double numbers = isFine() ? labelWidth(QString::number(m_count - 1), m_type) + besideNumbers : gridNumbersWidth(m_count, m_type);
    const double below = m_type * lineHeight;
    const double side = std::max(std::min(room.width() - numbers, room.height() - below), 1.0);
    m_cells = QRectF(room.left() + numbers + (room.width() - numbers - side) / 2, room.top() + (room.height() - below - side) / 2, side, side);
    m_cell = side / static_cast<double>(m_count);
    if (isFine()) {
        for (Count column = 0; column < m_count; ++column) {
            for (Count row = 0; row < m_count; ++row)
                addTile({column, row}, 0);
        }
        addNumbers();
    } else {
        m_scenes.put(m_scenes.piece({.kind = PieceKind::Grid, .weight = m_count, .objectName = QStringLiteral("grid"), .rows = m_count}), m_cells, Tone::Plain, shown);
        for (const BoardCell& cell : m_cold) {
            for (const BoardCell& each : {cell, mirrored(cell)}) {
                if (holds(each) && !m_tiles.contains(each))
                    addTile(each, coldOnGrid);
            }
        }
    }
    for (const auto& [cell, tile] : m_tiles)
        m_scenes.addEdit(tile, subject, Position{{cell.first, cell.second}});
    addSlopes();
    m_scenes.piece(PieceKind::Ring, "ring", {.z = 5});
    m_scenes.piece({.kind = PieceKind::Queen, .index = 1, .objectName = QStringLiteral("queen")}, {.z = 4});
    show("queen", Tone::Plain);
    placeQueen(m_position);
}

void QueenGrid::addTile(BoardCell cell, double least)
{
    // A tile at the edge of the board may be larger than its cell. Keep it inside the board.
    const PieceName name("cell", cell.first, cell.second);
    m_scenes.put(PieceKind::Tile, name, squareAt(middle(cell), std::max(m_cell, least), m_cells), Tone::Plain, 0, isFine() && m_shown);
    m_tiles[cell] = m_scenes.find(name);
}

void QueenGrid::addNumbers()
{
    const double height = m_type * lineHeight;
    // Show as many numbers as fit side by side, beginning with 0.
    const double widest = labelWidth(QString::number(m_count - 1), m_type) + 2;
    Count step = 1;
    while (static_cast<double>(step) * m_cell < std::max(widest, height * 0.75))
        step = step == 1 ? 2 : 5 * (step / 2 + step % 2);
    for (Count number = 0; number < m_count; ++number) {
        const QString text = number % step == 0 && m_shown ? QString::number(number) : QString();
        m_scenes.write({"column", number}, centered({middle({number, 0}).x(), m_cells.bottom() + height / 2}, m_type), text, Tone::Dim);
        m_scenes.write({"row", number}, {m_cells.left() - besideNumbers, middle({0, number}).y(), m_type, m_cells.left(), Anchor::Right}, text, Tone::Dim);
    }
}

void QueenGrid::addSlopes()
{
    const QPointF from = middle({0, 0});
    const double across = m_cells.right() - from.x();
    const double up = from.y() - m_cells.top();
    const QString names[] = {QStringLiteral("φ"), QStringLiteral("1/φ")};
    // The names of the lines are inside the board, near the points where the lines leave it. Put each name beside the end
    // of its line, but so far away that it does not cover a cold cell there.
    const double height = m_type * lineHeight;
    const double away = isFine() ? 0.6 * m_cell : coldOnGrid;
    const double right = across - labelWidth(names[1], m_type) / 2 - 2;
    const QPointF ends[] = {{from.x() + (up - height / 2) / phi - away - labelWidth(names[0], m_type) / 2, m_cells.top() + height / 2},
                            {from.x() + right, from.y() - right / phi - away - 0.4 * height}};
    const QSizeF sizes[] = {{up / phi, up}, {across, across / phi}};
    for (std::size_t line = 0; line < 2; ++line) {
        m_scenes.put(PieceKind::Slope, {"slope", line + 1}, {from - QPointF(0, sizes[line].height()), sizes[line]}, Tone::Even, 0.4, false);
        m_scenes.write({"slopeName", line + 1}, centered(ends[line], m_type), names[line], Tone::Even);
        m_scenes.hide(PieceName("slopeName", line + 1));
    }
}

void QueenGrid::cool(BoardCell pair)
{
    for (const BoardCell& cell : {pair, mirrored(pair)}) {
        const auto found = m_tiles.find(cell);
        if (found == m_tiles.end())
            continue;
        Pose& pose = m_scenes.pose(found->second);
        pose.opacity = m_shown ? 1 : 0;
        pose.tone = Tone::Even;
        pose.z = 0.5;
        if (pose.width >= m_type * 0.9)
            pose.text = QStringLiteral("P");
        m_isCold.insert(cell);
    }
}

void QueenGrid::heat(BoardCell pair)
{
    for (const auto& [cell, tile] : m_tiles) {
        if (!isFine() || m_isCold.contains(cell))
            continue;
        Pose& pose = m_scenes.pose(tile);
        if (pose.tone == Tone::Odd)
            pose.tone = Tone::Dim;
        if (pose.tone != Tone::Plain)
            continue;
        for (const auto& [x, y] : {pair, mirrored(pair)}) {
            const bool reaches = (cell.first == x && cell.second > y) || (cell.second == y && cell.first > x)
                || (cell.first > x && cell.second > y && cell.first - x == cell.second - y);
            if (reaches)
                pose.tone = Tone::Odd;
        }
    }
}

void QueenGrid::settle()
{
    for (const auto& [cell, tile] : m_tiles) {
        if (!m_isCold.contains(cell))
            m_scenes.setTone(tile, Tone::Dim);
    }
    m_scenes.setShown(std::array{PieceName("slope1"), PieceName("slope2"), PieceName("slopeName1"), PieceName("slopeName2")}, m_shown);
}

void QueenGrid::placeQueen(BoardCell cell)
{
    const double size = std::clamp(m_cell * 0.84, 14.0, 40.0);
    const QRectF bounds({0, 0}, m_scenes.size());
    m_scenes.pose(m_scenes.find("queen")).cover(squareAt(middle(cell), size, bounds));
    m_scenes.pose(m_scenes.find("ring")).cover(squareAt(middle(cell), 1.5 * size, bounds));
}

void QueenGrid::showMove(BoardCell from, BoardCell to, Tone tone, bool marked)
{
    if (!holds(from) || !holds(to) || from == to)
        return;
    constexpr double flat = 0.5;
    // There is at most one line in each direction: 0 along the row, 1 down the column, and 2 down the diagonal.
    const int way = from.second == to.second ? 0 : from.first == to.first ? 1 : 2;
    const QRectF line = QRectF(middle(from), middle(to)).normalized();
    const QSizeF size = line.size().expandedTo({flat, flat});
    m_scenes.put(PieceKind::Slope, {"way", way}, {line.center() - QPointF(size.width(), size.height()) / 2, size}, tone, 2, m_shown);
    const QRectF end = squareAt(middle(to), std::clamp(m_cell * 0.9, 12.0, 40.0), {{0, 0}, m_scenes.size()});
    m_scenes.put(PieceKind::Ring, {"end", way}, end, tone, 3, marked && m_shown);
}

void QueenGrid::showStraight(BoardCell from, Tone tone)
{
    showMove(from, {0, from.second}, tone);
    showMove(from, {from.first, 0}, tone);
}

void QueenGrid::showDiagonal(BoardCell from, Tone tone)
{
    const Count steps = std::min(from.first, from.second);
    showMove(from, {from.first - steps, from.second - steps}, tone);
}

void QueenGrid::calm()
{
    for (const int way : {0, 1, 2})
        m_scenes.hide(PieceName("way", way), PieceName("end", way));
    m_scenes.hide("ring");
    placeQueen(m_position);
}

}  // namespace nimstone::figures
