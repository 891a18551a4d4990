// Places the rows of a board below each other, in the number of columns that makes their pins or squares largest.
#pragma once

#include <QRectF>
#include <vector>

#include "app/figures/boards/rows/row_pick.h"

namespace nimstone::figures {

// --- lengths on the board of rows, in pixels unless a comment says otherwise ---
inline constexpr double tallestBar = 44;
inline constexpr double betweenBars = 10;
inline constexpr double narrowestBar = 24;
inline constexpr double aboveLabel = 8;
inline constexpr double pinWidth = 0.74;      ///< a length in pitches, like all lengths that follow; a pitch is the distance from place to place
inline constexpr double squareWidth = 0.94;
inline constexpr double pawnWidth = 0.5;
inline constexpr double pawnHeight = 0.8;
inline constexpr double farthestDrift = 0.6;

/// The pieces of a file, in this order: the user's pawn, the opponent's pawn, and its three squares from the user's
/// side on.
inline constexpr std::size_t piecesOfFile = 5;

/// A row as it is at the start.
struct RowNeed {
    bool bar = false;      ///< true if the row is too long to be drawn place by place
    double places = 0;     ///< the number of places that are drawn
    double drift = 0;      ///< the distance by which its parts can move apart, in places
    double least = 0;      ///< the least width in pixels: that of its label, or of all the bars into which it is split
};

struct RowsLayout {
    double pitch = 0;      ///< the distance from place to place, in pixels
    double height = 0;     ///< the height of a pin, a square or a file, in pixels
    /// For each row the rectangle of its places, without its label.
    std::vector<QRectF> rows;
};

/// The height of a pin, a square or a file, in pitches.
double rowHeight(RowKind look);

/// The least room for the rows in the number of columns that suits `room`. `label` is the height of the labels below
/// the rows.
QSizeF leastRows(const std::vector<RowNeed>& needs, RowKind look, double label, QSizeF room);

/// The largest layout that fits into `room`. If none fits, the smallest layout, which needs more room.
RowsLayout layOutRows(const std::vector<RowNeed>& needs, RowKind look, double label, QRectF room);

}  // namespace nimstone::figures
