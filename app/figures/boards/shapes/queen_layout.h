// Where the queen's board stands in its room, and the two heaps along its sides.
//
//    Heap 2    ┌──────────────┐
//      5    ●  5·  ·  ♕       │     heap 2 lies along the rows, a stone a row; heap 1 below, a stone a column: so the
//           ●  4              │     queen always stands at the corner that the two heaps make
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
    QRectF cells;          ///< all of them; (0, 0) is at the lower left
    double across = 1;     ///< how wide a cell is, far less than a pixel where there are very many
    double up = 1;         ///< how high
    double stone = 0;      ///< diameter of a stone, or thickness of a bar
    std::array<QRectF, 2> lanes{};  ///< the room of the heaps' stones: below the cells, and on their left
    std::array<QRectF, 2> sizes{};  ///< the room of the heaps' numbers
    std::array<QRectF, 2> names{};  ///< the room of their names; empty where they are left out
    double sizeType = 0;   ///< sizes of type, in pixels
    double nameType = 0;

    /// Whether a cell is hit for itself.
    bool fine() const;

    QPointF cell(Count column, Count row) const;
    QRectF cellRect(Count column, Count row) const;
};

struct QueenBoardSize {
    Count columns = 1;
    Count rows = 1;
    bool stones = true;    ///< heaps are drawn stone by stone, else as bars
    double textScale = 1;
    std::array<QString, 2> names{};  ///< of the heaps; empty in a sum

    bool operator==(const QueenBoardSize&) const = default;
};

/// The board as large as the room allows, and in its middle.
QueenLayout layOutQueen(const QueenBoardSize& board, const QRectF& room);

/// The least room in which every cell, or every ray, can be hit.
QSizeF leastQueenRoom(const QueenBoardSize& board);

/// How often as large as in `given` a board can become.
double mostQueenZoom(const QueenBoardSize& board, QSizeF given);

/// The room of the board that is `zoom` times as large as the one that just fits in `given`; cells stop growing where
/// they are easily hit, and a board is never longer than one of 10000 such cells.
QSizeF zoomedQueenRoom(const QueenBoardSize& board, QSizeF given, double zoom);

}  // namespace nimstone::figures
