// The layout of a table of bits in its figure.
//
//                    8    4    2    1            heads: the weights
//   Heap 1      13   ●    ●    0    ●    2 < 13  side: a text about a row, in some theorems
//   Heap 2       6   0    ●    ●    0            ┌ taken ┐
//   1s             1 odd 2 ev …                  │  40   │ the tray, at the right or below
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

/// Everything that a proof will ever show in its table. It is measured once, so that nothing has to move later.
struct TableNeeds {
    QSizeF size;
    double textScale = 1;
    std::size_t heaps = 1;
    std::size_t columns = 1;       ///< the number of columns
    std::size_t first = 0;         ///< the first column that is drawn, counted from the left
    std::size_t shown = 1;         ///< the number of columns that are drawn: all of them or a window
    bool sumAfter = false;
    bool tray = false;
    std::vector<QString> names;    ///< the names of the rows
    std::vector<QString> numbers;  ///< the numbers beside the names
    std::vector<QString> sides;    ///< texts at the right of a row; empty for none
    std::vector<QString> captions; ///< lines below the table; empty for none
    std::vector<QString> trayWords;
};

struct Table : BitGrid {
    enum class RowLabels { Line, Stacked, Number };

    bool fits = false;       ///< false if a bit would be smaller than `leastBit`; all other members are then meaningless
    RowLabels rowLabels = RowLabels::Line;
    bool withSide = false;
    double small = 0;        ///< the text sizes, in pixels
    double body = 0;
    double bit = 0;          ///< the diameter of a bit
    double rowHeight = 0;
    std::size_t heaps = 0;
    QRectF frame;            ///< all pieces stay inside it
    double labelWidth = 0;
    double labelRight = 0;   ///< the labels of the rows end at this x
    double headY = 0;        ///< this and the next ones are the centres of lines
    double firstRowY = 0;
    double onesY = 0;
    double ruleY = 0;
    double sumY = 0;
    double captionY = 0;
    double pilesBottom = 0;  ///< heaps stay above it, so that there is room for a caption below them
    double sideX = 0;        ///< the texts at the right begin at this x
    QRectF tray;

    std::size_t sumRow() const { return heaps; }
    std::size_t afterRow() const { return heaps + 1; }
    /// The y of the centre of a row: a heap's index, sumRow() or afterRow().
    double rowY(std::size_t row) const;
};

/// The least diameter of a bit, in pixels. If bits would be smaller, the figure says that it does not fit.
inline constexpr double leastBit = 5;

/// Finds the layout with the largest bits: with row labels beside or below each other, and with the tray at the right
/// or below.
Table layOutTable(const TableNeeds& needs);

/// If the table is too wide for its room, lays out as many columns around column `focus` as can be read.
Table layOutWindow(TableNeeds needs, std::size_t focus);

}  // namespace nimstone::figures
