// Where the table of bit columns lies in its figure.
//
//                    8    4    2    1            heads: the weights
//   Heap 1      13   ●    ●    0    ●    2 < 13  side: a word about a row, where a theorem has one
//   Heap 2       6   0    ●    ●    0            ┌ taken ┐
//   1s             1 odd 2 ev …                  │  40   │ the tray, at the right or beneath
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

/// Everything that a proof will ever want to show in its table: measured once, so that nothing moves to make room.
struct TableNeeds {
    QSizeF size;
    double textScale = 1;
    std::size_t heaps = 1;
    std::size_t columns = 1;       ///< in all
    std::size_t first = 0;         ///< of those that are drawn, counted from the left
    std::size_t shown = 1;         ///< how many are drawn: all, or a window of them
    bool sumAfter = false;
    bool tray = false;
    std::vector<QString> names;    ///< of the rows
    std::vector<QString> numbers;  ///< that stand beside the names
    std::vector<QString> sides;    ///< words at the right of a row; none when empty
    std::vector<QString> captions; ///< lines beneath; none when empty
    std::vector<QString> trayWords;
};

struct Table : BitGrid {
    enum class RowLabels { Line, Stacked, Number };

    bool fits = false;       ///< false: a bit would be smaller than `leastBit`; nothing else is meant then
    RowLabels rowLabels = RowLabels::Line;
    bool withSide = false;
    double small = 0;        ///< text sizes, in pixels
    double body = 0;
    double bit = 0;          ///< the diameter of a bit
    double rowHeight = 0;
    std::size_t heaps = 0;
    QRectF frame;            ///< what the pieces stay inside
    double labelWidth = 0;
    double labelRight = 0;   ///< row labels end here
    double headY = 0;        ///< centres of lines
    double firstRowY = 0;
    double onesY = 0;
    double ruleY = 0;
    double sumY = 0;
    double captionY = 0;
    double pilesBottom = 0;  ///< heaps stay above it, so that a caption can be read beneath them
    double sideX = 0;        ///< words at the right begin here
    QRectF tray;

    std::size_t sumRow() const { return heaps; }
    std::size_t afterRow() const { return heaps + 1; }
    /// The centre of a row: a heap's, sumRow() or afterRow().
    double rowY(std::size_t row) const;
};

/// A bit is drawn at least this large; below it the figure says that it is too large for its room.
inline constexpr double leastBit = 5;

/// The arrangement with the largest bits: labels beside or under each other, the tray at the right or beneath.
Table layOutTable(const TableNeeds& needs);

/// Of a table that is too wide for its room, as many columns around `focus` as can be read.
Table layOutWindow(TableNeeds needs, std::size_t focus);

}  // namespace nimstone::figures
