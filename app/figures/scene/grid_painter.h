// Draws the ruled board of Wythoff's game and related games: lines, coordinates, and the cells that the queen can
// reach. Only the visible part is drawn, so a board may have any number of cells.
//
//   row 2 │ · │   │   │ ·      ♕ at (4, 2) reaches row 2 to her left, the diagonal to the corner and column 4 below her
//   row 1 │   │ · │ · │
//   row 0 └───┴───┴───┴───     If cells are too small for dots, three rays replace the dots. If cells are too small for
//           0   1   2   3      a line at each of them, only every 2nd, 5th, 10th, 20th, 50th, … line is drawn.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "core/count.h"

class QPainter;

namespace nimstone::figures {

/// The smallest width and height, in pixels, of a cell that is drawn by itself and can be clicked.
inline constexpr double leastCell = 12;

/// The width of the row numbers and the height of the column numbers, in pixels. `type` is the font size in pixels.
double gridNumbersWidth(Count rows, double type);
double gridNumbersHeight(double type);

struct GridColors {
    QColor ground;
    QColor tint;    ///< the color of every second cell, as on a chessboard
    QColor line;
    QColor strong;  ///< the color of lines beside which there is a number
    QColor words;
    QColor reach;
};

struct GridPicture {
    QRectF area;     ///< the rectangle of all cells; the numbers are outside it, to its left and below it
    Count columns = 1;
    Count rows = 1;
    QRectF visible;  ///< the visible part of the board; the numbers are always inside it
    std::optional<QPointF> queen{};  ///< the center of the queen's cell
    double type = 13;                ///< the font size of the numbers, in pixels
};

void paintGrid(QPainter& painter, const GridPicture& grid, const GridColors& colors);

}  // namespace nimstone::figures
