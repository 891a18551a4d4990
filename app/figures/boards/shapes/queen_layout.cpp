#include "app/figures/boards/shapes/queen_layout.h"

#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_scenes.h"
#include "app/figures/scene/grid_painter.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double largestQueenCell = 64;
constexpr double leastWithStones = 17;  ///< the least side of a cell in which a letter fits, in pixels at text scale 1
constexpr double largestQueenStone = 30;
constexpr double barThickness = 16;
constexpr double aroundLane = 6;
constexpr double wordGap = 6;
constexpr double queenOver = 18;        ///< the length by which the queen extends beyond the board, in pixels, if cells are much smaller than the queen
constexpr double leastRuled = 140;      ///< the least length of a side of a board whose cells are not tiles, in pixels
constexpr double zoomButtons = 56;
constexpr double hitCell = 48;
constexpr double longestBoard = 10'000 * hitCell;

/// The widths of the margins around the cells, in pixels.
struct Frame {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    double lane = 0;
    QSizeF least;  ///< the least size of the whole board, in pixels

    QSizeF around() const { return {left + right, top + bottom}; }
};

struct QueenLayoutWords {
    double sizeType;
    double nameType;
    std::array<double, 2> size;   ///< the widths of the numbers of the two heaps, in pixels
    std::array<double, 2> name;   ///< the widths of the names of the two heaps, in pixels
    bool wide;                    ///< true if the texts are too wide for the space beside the lanes

    explicit QueenLayoutWords(const QueenBoardSize& board)
    {
        const std::array<Count, 2> most{board.columns - 1, board.rows - 1};
        const auto digits = QString::number(std::max(most[0], most[1])).size();
        sizeType = boardType(digits <= 3 ? "title" : "large", board.textScale);
        nameType = boardType("small", board.textScale);
        for (std::size_t heap = 0; heap < 2; ++heap) {
            size[heap] = boardTextWidth(QString::number(most[heap]), sizeType, true);
            name[heap] = board.names[heap].isEmpty() ? 0 : boardTextWidth(board.names[heap], nameType);
        }
        wide = digits > 6;
    }

    double block(std::size_t heap) const { return std::max(size[heap], name[heap]); }
    double row() const { return sizeType * lineHeight; }
};

/// The width beyond the board that the number of the last column needs, in pixels. Columns can be narrower than a
/// pixel, so the number is wider than its column.
double besideLastColumn(const QueenBoardSize& board, double cell)
{
    return cell < leastCell ? gridNumbersWidth(board.columns, boardType("small", board.textScale)) / 2 : wordGap;
}

Frame frameOf(const QueenBoardSize& board, const QueenLayoutWords& words, double cell)
{
    const double numbers = boardType("small", board.textScale);
    const bool coarse = cell < leastCell;
    Frame frame;
    frame.lane = (board.stones ? std::min(cell * 0.82, largestQueenStone) : barThickness) + aroundLane;
    // The queen starts at the upper right corner of the cells. Leave a margin for the zoom buttons, so that they do not
    // cover her.
    const double over = coarse ? queenOver : 4;
    const double beside = board.stones || board.names[0].isEmpty() ? over : zoomButtons * board.textScale;
    frame.left = frame.lane + gridNumbersWidth(board.rows, numbers);
    frame.bottom = frame.lane + gridNumbersHeight(numbers);
    frame.top = over;
    frame.right = beside;
    if (words.wide) {
        frame.top = std::max(over, words.row() + wordGap);
        frame.bottom += words.row();
        frame.least = {std::max(words.size[0] + words.name[0], words.size[1] + words.name[1]) + 3 * wordGap, 0};
    } else {
        frame.left += words.block(1) + wordGap;
        frame.right = std::max(beside, words.block(0) + besideLastColumn(board, cell));
        const double names = std::max(words.name[0], words.name[1]) > 0 ? words.nameType * lineHeight : 0;
        frame.least = {0, words.row() + names + wordGap};
    }
    return frame;
}

struct Fit {
    double across = 0;
    double up = 0;
    Frame frame;
};

Fit fit(const QueenBoardSize& board, const QueenLayoutWords& words, QSizeF room)
{
    const auto columns = static_cast<double>(board.columns);
    const auto rows = static_cast<double>(board.rows);
    for (double cell = largestQueenCell; cell >= leastCell; --cell) {
        const Frame frame = frameOf(board, words, cell);
        if (columns * cell <= room.width() - frame.around().width() && rows * cell <= room.height() - frame.around().height())
            return {cell, cell, frame};
    }
    const Frame frame = frameOf(board, words, 0);
    const QSizeF inside = (room - frame.around()).expandedTo({1, 1});
    const double scale = std::min(inside.width() / columns, inside.height() / rows);
    // If a side is very short in comparison with the other side, draw it longer than its true length, so that users can
    // click it.
    const auto side = [&](double cells, double length) {
        return std::max(cells * scale, std::min({length, std::max(length / 4, leastRuled), cells * largestQueenCell})) / cells;
    };
    return {side(columns, inside.width()), side(rows, inside.height()), frame};
}

/// The greatest size to which zooming can enlarge a cell of size `cell`, in pixels.
double largestFrom(double cell, Count cells)
{
    return std::max(cell, std::min(hitCell, longestBoard / static_cast<double>(cells)));
}

}  // namespace

bool QueenLayout::fine() const
{
    return std::min(across, up) >= leastCell;
}

QPointF QueenLayout::cell(Count column, Count row) const
{
    return {cells.left() + across * (static_cast<double>(column) + 0.5), cells.bottom() - up * (static_cast<double>(row) + 0.5)};
}

QRectF QueenLayout::cellRect(Count column, Count row) const
{
    const QPointF middle = cell(column, row);
    return {middle.x() - across / 2, middle.y() - up / 2, across, up};
}

QueenLayout layOutQueen(const QueenBoardSize& board, const QRectF& room)
{
    const QueenLayoutWords words(board);
    const auto [across, up, frame] = fit(board, words, room.size());
    const QSizeF cells(across * static_cast<double>(board.columns), up * static_cast<double>(board.rows));
    const QSizeF spare = room.size() - cells - frame.around();

    QueenLayout layout;
    layout.across = across;
    layout.up = up;
    layout.stone = frame.lane - aroundLane;
    layout.sizeType = words.sizeType;
    layout.nameType = words.nameType;
    layout.cells = {{room.left() + std::max(spare.width(), 0.0) / 2 + frame.left, room.top() + std::max(spare.height(), 0.0) / 2 + frame.top},
                    cells};
    const double numbers = boardType("small", board.textScale);
    const double below = layout.cells.bottom() + gridNumbersHeight(numbers);
    const double beside = layout.cells.left() - gridNumbersWidth(board.rows, numbers) - frame.lane;
    layout.lanes = {QRectF(layout.cells.left(), below, cells.width(), frame.lane),
                    QRectF(beside, layout.cells.top(), frame.lane, cells.height())};

    const double row = words.row();
    const double nameHeight = words.nameType * lineHeight;
    const bool named = words.name[0] > 0;
    if (words.wide) {
        const double foot = layout.lanes[0].bottom();
        const double head = layout.cells.top() - row - wordGap;
        const double right = std::max(layout.cells.right(), room.left() + words.size[0] + words.name[0] + 2 * wordGap);
        const double left = std::min(beside, room.right() - words.size[1] - words.name[1] - 2 * wordGap);
        layout.sizes = {QRectF(right - words.size[0], foot, words.size[0], row), QRectF(left, head, words.size[1], row)};
        if (named) {
            layout.names = {QRectF(right - words.size[0] - wordGap - words.name[0], foot, words.name[0], row),
                            QRectF(left + words.size[1] + wordGap, head, words.name[1], row)};
        }
        return layout;
    }
    const double names = named ? nameHeight : 0;
    const double beyond = layout.cells.right() + besideLastColumn(board, across);
    const double head = std::min(layout.cells.top(), room.bottom() - row - names);
    const double foot = std::max(layout.lanes[0].bottom(), room.top() + row + names);
    layout.sizes = {QRectF(beyond, foot - names - row, words.block(0), row),
                    QRectF(beside - words.block(1), head, words.block(1), row)};
    if (named) {
        layout.names = {QRectF(beyond, foot - names, words.block(0), names),
                        QRectF(beside - words.block(1), head + row, words.block(1), names)};
    }
    return layout;
}

QSizeF leastQueenRoom(const QueenBoardSize& board)
{
    const QueenLayoutWords words(board);
    const double least = leastWithStones * board.textScale;
    const Frame frame = frameOf(board, words, board.stones ? least : 0);
    const auto side = [&](Count cells) {
        return board.stones ? static_cast<double>(cells) * least : std::min(static_cast<double>(cells) * leastCell, leastRuled);
    };
    return (QSizeF(side(board.columns), side(board.rows)) + frame.around()).expandedTo(frame.least);
}

double mostQueenZoom(const QueenBoardSize& board, QSizeF given)
{
    const auto [across, up, frame] = fit(board, QueenLayoutWords(board), given);
    return std::max(largestFrom(across, board.columns) / across, largestFrom(up, board.rows) / up);
}

QSizeF zoomedQueenRoom(const QueenBoardSize& board, QSizeF given, double zoom)
{
    const QueenLayoutWords words(board);
    const auto [across, up, frame] = fit(board, words, given);
    const auto side = [&](double cell, Count cells) {
        return std::min(cell * zoom, largestFrom(cell, cells)) * static_cast<double>(cells);
    };
    return QSizeF(side(across, board.columns), side(up, board.rows)) + frameOf(board, words, board.stones ? largestQueenCell : 0).around();
}

}  // namespace nimstone::figures
