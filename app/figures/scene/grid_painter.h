// Draws the ruled board of two numbers: lines, coordinates, and the cells that the queen can reach. Only what is seen is
// drawn, so a board may have any number of cells.
//
//   row 2 │ · │   │   │ ·      ♕ at (4, 2) reaches row 2 to her left, the diagonal to the corner and column 4 below her
//   row 1 │   │ · │ · │
//   row 0 └───┴───┴───┴───     where cells are too small for dots, three rays; where they are too small for lines of
//           0   1   2   3      their own, a line stands for 2, 5, 10, 20, 50 … of them
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "core/count.h"

class QPainter;

namespace nimstone::figures {

/// From this size on a cell is drawn, and hit, for itself.
inline constexpr double leastCell = 12;

/// How wide the numbers of the rows are, and how high those of the columns, at a size of type.
double gridNumbersWidth(Count rows, double type);
double gridNumbersHeight(double type);

struct GridColours {
    QColor ground;
    QColor tint;    ///< of every other cell, as on a chessboard
    QColor line;
    QColor strong;  ///< of lines that have a number
    QColor words;
    QColor reach;
};

struct GridPicture {
    QRectF area;     ///< all cells; the numbers stand outside it, on its left and below
    Count columns = 1;
    Count rows = 1;
    QRectF visible;  ///< what can be seen of the board; the numbers stay inside it
    std::optional<QPointF> queen{};  ///< the middle of her cell
    double type = 13;                ///< size of the numbers, in pixels
};

void paintGrid(QPainter& painter, const GridPicture& grid, const GridColours& colours);

}  // namespace nimstone::figures
