// Places the queen's board, with the two heaps along its sides.
//
//    Heap 2    ┌──────────────┐
//      5    ●  5·  ·  ♕       │     heap 2 is to the left of the rows, with a stone for each row; heap 1 is below the
//           ●  4              │     columns, with a stone for each column: the ends of the two heaps show where the
//           ●  3              │     queen is
//           ●  ⋮ 0  1  2  3  …┘
//                   ●  ●  ●      3  Heap 1
#pragma once

#include <QPointF>
#include <QRectF>
#include <array>

#include "core/count.h"

namespace nimstone::figures {

struct QueenLayout {
    QRectF cells;          ///< the rectangle of all cells; cell (0, 0) is at the lower left
    double across = 1;     ///< the width of a cell, in pixels; far below 1 if the board has very many columns
    double up = 1;         ///< the height of a cell, in pixels
    double stone = 0;      ///< the diameter of a stone, or the thickness of a bar, in pixels
    std::array<QRectF, 2> lanes{};  ///< the rectangles of the heaps' stones: of heap 1 below the cells, and of heap 2 to their left
    std::array<QRectF, 2> sizes{};  ///< the rectangles of the numbers that show the heaps' sizes
    std::array<QRectF, 2> names{};  ///< the rectangles of the heaps' names; empty if the names are not drawn
    double sizeType = 0;   ///< the font size of the numbers, in pixels; `nameType` is the font size of the names
    double nameType = 0;

    /// True if a cell is large enough to be clicked.
    bool fine() const;

    QPointF cell(Count column, Count row) const;
    QRectF cellRect(Count column, Count row) const;
};

struct QueenBoardSize {
    Count columns = 1;
    Count rows = 1;
    bool stones = true;    ///< true if heaps are drawn stone by stone; false if they are drawn as bars
    double textScale = 1;
    std::array<QString, 2> names{};  ///< the names of the heaps; empty if the board belongs to a sum

    bool operator==(const QueenBoardSize&) const = default;
};

/// Returns the largest board that fits into `room`, in the middle of `room`.
QueenLayout layOutQueen(const QueenBoardSize& board, const QRectF& room);

/// The least size of the board at which users can click every cell, or every ray of the queen if cells are too small.
QSizeF leastQueenRoom(const QueenBoardSize& board);

/// The largest allowed zoom of a board. At zoom 1 the board just fits into `given`.
double mostQueenZoom(const QueenBoardSize& board, QSizeF given);

/// The size of the board at zoom `zoom`; at zoom 1 it just fits into `given`. Zooming does not make cells larger than
/// is needed to click them, and no side becomes longer than 10,000 such cells.
QSizeF zoomedQueenRoom(const QueenBoardSize& board, QSizeF given, double zoom);

}  // namespace nimstone::figures
