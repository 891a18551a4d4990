// Where the rows of a board stand: under one another, in as many columns as leave most room for what they are made of.
#pragma once

#include <QRectF>
#include <vector>

#include "app/figures/boards/rows/row_pick.h"

namespace nimstone::figures {

// --- lengths that the board of rows is measured by, in its pixels unless they say otherwise ---
inline constexpr double tallestBar = 44;
inline constexpr double betweenBars = 10;
inline constexpr double narrowestBar = 24;
inline constexpr double aboveLabel = 8;
inline constexpr double pinWidth = 0.74;      ///< in pitches, as all that follow
inline constexpr double squareWidth = 0.94;
inline constexpr double pawnWidth = 0.5;
inline constexpr double pawnHeight = 0.8;
inline constexpr double farthestDrift = 0.6;

/// A file's pieces, in this order: the person's pawn, the opponent's, and its squares from the person's side on.
inline constexpr std::size_t piecesOfFile = 5;

/// A row as it stands at the start.
struct RowNeed {
    bool bar = false;      ///< too long to be drawn place by place
    double places = 0;     ///< how many are drawn
    double drift = 0;      ///< room for its parts to move away from one another, in places
    double least = 0;      ///< narrower than this it never is: its label, or all the bars that become of it
};

struct RowsLayout {
    double pitch = 0;      ///< from place to place
    double height = 0;     ///< of a pin, a square or a file
    /// Of each row: where its places are, without its label.
    std::vector<QRectF> rows;
};

/// How high what a row is made of is, in pitches.
double rowHeight(RowLook look);

/// The least room for rows that stand as they would in `room`. `label` is the height of the labels under the rows.
QSizeF leastRows(const std::vector<RowNeed>& needs, RowLook look, double label, QSizeF room);

/// The largest layout that fits into `room`, or, where none does, the least there is, which needs more than that.
RowsLayout layOutRows(const std::vector<RowNeed>& needs, RowLook look, double label, QRectF room);

}  // namespace nimstone::figures
