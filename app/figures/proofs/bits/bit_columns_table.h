// The layout of a table of bits in its figure.
//
//                    8    4    2    1            heads: the weights of the columns
//   Heap 1      13   ●    ●    0    ●    2 < 13  side: a text about the row, in the figures of some theorems
//   Heap 2       6   0    ●    ●    0            ┌ taken ┐
//   1s             1 odd 2 ev …                  │  40   │ the tray, at the right of the table or below it
//   ────────────────────────────────             └───────┘
//   Nim-sum s   11   ●    0    ●    ●
//   After: t     0   0    0    0    0
//               caption
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "app/figures/scene/bit_grid.h"

namespace nimstone::figures {

/// Everything that the table shows in any step of the proof. The layout makes space for all of it at the beginning, so
/// the table does not move later.
struct TableNeeds {
    QSizeF size;
    double textScale = 1;
    std::size_t heaps = 1;
    std::size_t columns = 1;       ///< the number of columns
    std::size_t first = 0;         ///< the index of the first column that is drawn, counted from the left
    std::size_t shown = 1;         ///< the number of columns that are drawn; less than `columns` if the table is too wide
    bool sumAfter = false;
    bool tray = false;
    std::vector<QString> names;    ///< the names of the rows
    std::vector<QString> numbers;  ///< the numbers beside the names
    std::vector<QString> sides;    ///< the texts at the right of rows; empty if there are none
    std::vector<QString> captions; ///< the lines of text below the table; empty if there are none
    std::vector<QString> trayWords;
};

struct Table : BitGrid {
    enum class RowLabels { Line, Stacked, Number };

    bool fits = false;       ///< false if the diameter of a bit would be less than `leastBit`; all other members are then meaningless
    RowLabels rowLabels = RowLabels::Line;
    bool withSide = false;
    double small = 0;        ///< the font size of small text, in pixels; `body` is the font size of normal text
    double body = 0;
    double bit = 0;          ///< the diameter of a bit, in pixels
    double rowHeight = 0;
    std::size_t heaps = 0;
    QRectF frame;            ///< the rectangle that contains all pieces
    double labelWidth = 0;
    double labelRight = 0;   ///< the x coordinate at which the labels of the rows end
    double headY = 0;        ///< the y coordinate of the middle of the weights; the next members are y coordinates, too
    double firstRowY = 0;
    double onesY = 0;
    double ruleY = 0;
    double sumY = 0;
    double captionY = 0;
    double pilesBottom = 0;  ///< the y coordinate above which the heaps must end, so that a caption fits below them
    double sideX = 0;        ///< the x coordinate at which the texts at the right begin
    QRectF tray;

    std::size_t sumRow() const { return heaps; }
    std::size_t afterRow() const { return heaps + 1; }
    /// The y coordinate of the middle of a row. `row` is the index of a heap, sumRow() or afterRow().
    double rowY(std::size_t row) const;
};

/// The least diameter of a bit, in pixels. If bits would be smaller, the layout does not fit.
inline constexpr double leastBit = 5;

/// Finds the layout with the largest bits that are reasonable for the size of the text. It tries row labels beside each
/// other and below each other, and the tray at the right and below.
Table layOutTable(const TableNeeds& needs);

/// Lays out the whole table if it is not too wide. Otherwise it lays out as many columns around column `focus` as can
/// be read.
Table layOutWindow(TableNeeds needs, std::size_t focus);

}  // namespace nimstone::figures
