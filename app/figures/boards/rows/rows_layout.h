// Places the rows of a board in columns. Chooses the number of columns that makes the pins or squares largest.
#pragma once

#include <QRectF>
#include <vector>

#include "app/figures/boards/rows/row_pick.h"

namespace nimstone::figures {

// --- lengths on the board of rows, in pixels unless a comment names another unit ---
inline constexpr double tallestBar = 44;
inline constexpr double betweenBars = 10;
inline constexpr double narrowestBar = 24;
inline constexpr double aboveLabel = 8;
inline constexpr double pinWidth = 0.74;      ///< in pitches (distances between two places), as are the next four lengths
inline constexpr double squareWidth = 0.94;
inline constexpr double pawnWidth = 0.5;
inline constexpr double pawnHeight = 0.8;
inline constexpr double farthestDrift = 0.6;

/// The number of pieces of a file. Their order is: the user's pawn, the opponent's pawn, and the three squares of the
/// file, beginning at the user's side.
inline constexpr std::size_t piecesOfFile = 5;

/// The space that a row of the start needs.
struct RowNeed {
    bool bar = false;      ///< true if the row is too long to be drawn place by place
    double places = 0;     ///< the number of places that are drawn
    double drift = 0;      ///< the largest distance, in places, by which the rows that this row is split into move apart
    double least = 0;      ///< the least width in pixels: the width of its label, or of all the bars that it is split into
};

struct RowsLayout {
    QSizeF least;          ///< the smallest size of a layout with the same number of columns
    double pitch = 0;      ///< the distance between two neighboring places, in pixels
    double height = 0;     ///< the height of a pin, a square or a file, in pixels
    /// The rectangle of each row's places. The labels are below these rectangles.
    std::vector<QRectF> rows;
};

/// The height of a pin, a square or a file, in pitches.
double rowHeight(RowKind look);

/// Returns the largest layout that fits into `room`. If no layout fits, it returns the smallest one, which is larger
/// than `room`.
RowsLayout layOutRows(const std::vector<RowNeed>& needs, RowKind look, double label, QRectF room);

}  // namespace nimstone::figures
