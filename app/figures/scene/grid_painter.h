// Draws the ruled board of two numbers: lines, coordinates, and the cells that the queen can reach. Only the visible
// part is drawn, so a board may have any number of cells.
//
//   row 2 │ · │   │   │ ·      ♕ at (4, 2) reaches row 2 to her left, the diagonal to the corner and column 4 below her
//   row 1 │   │ · │ · │
//   row 0 └───┴───┴───┴───     If cells are too small for dots, she has three rays. If they are too small for lines of
//           0   1   2   3      their own, a line stands for 2, 5, 10, 20, 50 … of them.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "core/count.h"

class QPainter;

namespace nimstone::figures {

/// The smallest cell, in pixels, that is drawn and can be clicked by itself.
inline constexpr double leastCell = 12;

/// The width of the row numbers and the height of the column numbers, in pixels, with type of `type` pixels.
double gridNumbersWidth(Count rows, double type);
double gridNumbersHeight(double type);

struct GridColours {
    QColor ground;
    QColor tint;    ///< the colour of every second cell, as on a chessboard
    QColor line;
    QColor strong;  ///< the colour of lines that have a number
    QColor words;
    QColor reach;
};

struct GridPicture {
    QRectF area;     ///< all cells; the numbers are outside it, to its left and below it
    Count columns = 1;
    Count rows = 1;
    QRectF visible;  ///< the visible part of the board; the numbers stay inside it
    std::optional<QPointF> queen{};  ///< the centre of the queen's cell
    double type = 13;                ///< the type size of the numbers, in pixels
};

void paintGrid(QPainter& painter, const GridPicture& grid, const GridColours& colours);

}  // namespace nimstone::figures
