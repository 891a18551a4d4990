// Places the queen's board in its room, and the two heaps along its sides.
//
//    Heap 2    ┌──────────────┐
//      5    ●  5·  ·  ♕       │     heap 2 is along the rows, a stone for each row, and heap 1 is below, a stone for each
//           ●  4              │     column: so the queen is always at the corner that the two heaps form
//           ●  3              │
//           ●  ⋮ 0  1  2  3  …┘
//                   ●  ●  ●      3  Heap 1
#pragma once

#include <QPointF>
#include <QRectF>
#include <array>

#include "core/count.h"

namespace nimstone::figures {

struct QueenLayout {
    QRectF cells;          ///< all cells; (0, 0) is at the lower left
    double across = 1;     ///< the width of a cell in pixels, far below 1 if there are very many
    double up = 1;         ///< the height of a cell
    double stone = 0;      ///< the diameter of a stone, or the thickness of a bar
    std::array<QRectF, 2> lanes{};  ///< the room of the heaps' stones: below the cells, and to their left
    std::array<QRectF, 2> sizes{};  ///< the room of the heaps' numbers
    std::array<QRectF, 2> names{};  ///< the room of the heaps' names; empty if they are left out
    double sizeType = 0;   ///< the type size of the numbers, in pixels; `nameType` is that of the names
    double nameType = 0;

    /// True if a single cell is large enough to be clicked.
    bool fine() const;

    QPointF cell(Count column, Count row) const;
    QRectF cellRect(Count column, Count row) const;
};

struct QueenBoardSize {
    Count columns = 1;
    Count rows = 1;
    bool stones = true;    ///< true if heaps are drawn stone by stone; otherwise they are bars
    double textScale = 1;
    std::array<QString, 2> names{};  ///< the names of the heaps; empty in a sum

    bool operator==(const QueenBoardSize&) const = default;
};

/// The board as large as the room allows, in the middle of the room.
QueenLayout layOutQueen(const QueenBoardSize& board, const QRectF& room);

/// The least room in which every cell, or every ray, can be clicked.
QSizeF leastQueenRoom(const QueenBoardSize& board);

/// The largest zoom of a board, relative to its size in `given`.
double mostQueenZoom(const QueenBoardSize& board, QSizeF given);

/// The room for the board when it is `zoom` times as large as the one that just fits in `given`. Cells do not grow
/// beyond the size that is easy to click, and a side is never longer than 10,000 such cells.
QSizeF zoomedQueenRoom(const QueenBoardSize& board, QSizeF given, double zoom);

}  // namespace nimstone::figures
