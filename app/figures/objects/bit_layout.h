// The layout of a table of bits.
//
//                    8    4    2    1            heads: the weights of the columns
//   Heap 1      13   ●    ●    0    ●    2 < 13  side: a text about the row, in the figures of some theorems
//   Heap 2       6   0    ●    ●    0            ┌ taken ┐
//   1s             1 odd 2 ev …                  │  40   │ the tray, at the right of the table or below it
//   ────────────────────────────────             └───────┘
//   Nim-sum s   11   ●    0    ●    ●            the feet: rows below the rule
//   After: t     0   0    0    0    0
//               caption
#pragma once

#include <QRectF>
#include <QString>
#include <bit>
#include <vector>

#include "app/figures/scene/scenes.h"

namespace nimstone::figures {

/// The weight of a column, a power of two. `column` is the index of the column, counted from the left.
constexpr Count columnWeight(std::size_t column, std::size_t columns) { return Count{1} << (columns - 1 - column); }

/// Columns of bits, the highest first, with their weights above them. In each row a 1 bit is a disc, and a 0 bit is the
/// digit 0. There are `columns` columns, of which `shown` are drawn, from `first` on.
struct BitGrid {
    std::size_t columns = 1;
    std::size_t first = 0;
    std::size_t shown = 1;
    double left = 0;
    double width = 0;   ///< the width of one column, in pixels

    Count weight(std::size_t column) const { return columnWeight(column, columns); }
    std::size_t columnOf(Count weight) const { return columns - 1 - static_cast<std::size_t>(std::countr_zero(weight)); }
    bool shows(std::size_t column) const { return column >= first && column < first + shown; }
    bool isWhole() const { return shown == columns; }
    /// The x coordinate of the middle of a column. For a column that is not drawn, it is to the left or right of all
    /// drawn columns.
    double x(std::size_t column) const { return left + (static_cast<double>(column) - static_cast<double>(first) + 0.5) * width; }
    double right() const { return left + static_cast<double>(shown) * width; }

    /// addWeights() adds a label with the weight of each column, and addBits() adds the bits of `number`. Both return
    /// the pieces in the order of the columns.
    std::vector<int> addWeights(Scenes& scenes, double y) const;
    std::vector<int> addBits(Scenes& scenes, const PieceName& name, Count number, double y, double disc) const;
};

/// Everything that the table shows in any step of the proof. The layout makes space for all of it at the beginning, so
/// the table does not move later.
struct BitNeeds {
    QSizeF size = {};
    double textScale = 1;
    std::size_t rows = 1;          ///< the number of rows above the rule
    std::size_t spareRows = 0;     ///< the number of empty lines between the rows and the rule
    std::size_t feet = 1;
    std::size_t columns = 1;       ///< the number of columns
    std::size_t first = 0;         ///< the index of the first column that is drawn, counted from the left
    std::size_t shown = 1;         ///< the number of columns that are drawn; less than `columns` if the table is too wide
    bool ones = false;             ///< true if a line below the rows shows the number of 1s in each column
    bool leads = false;            ///< true if pictures are in the places of names; names and numbers are then on one line
    double leadExtra = 0;          ///< the extra width of a picture beside the text in it, in multiples of the font size
    double above = 0;              ///< the height of an empty area above the table, in pixels
    std::vector<QString> names{};    ///< the names of rows and feet
    std::vector<QString> numbers{};  ///< the numbers beside the names
    std::vector<QString> cells{};    ///< the texts in the columns of feet; the widest text decides the least width of a column
    std::vector<QString> sides{};    ///< the texts at the right of rows; empty if there are none
    std::vector<QString> captions{}; ///< the lines of text below the table; empty if there are none
    std::vector<QString> trayWords{};  ///< the texts in the tray; empty if there is no tray
};

struct BitLayout : BitGrid {
    enum class RowLabels { Line, Stacked, Number };

    bool fits = false;       ///< false if the diameter of a bit would be less than `leastBit`; all other members are then meaningless
    RowLabels rowLabels = RowLabels::Line;
    bool withSide = false;
    double small = 0;        ///< the font size of small text, in pixels; `body` is the font size of normal text
    double body = 0;
    double bit = 0;          ///< the diameter of a bit, in pixels
    double rowHeight = 0;
    std::size_t rows = 0;    ///< the number of rows above the rule
    QRectF frame;            ///< the rectangle that contains all pieces
    QRectF above;            ///< the empty area above the table
    double labelWidth = 0;
    double nameRight = 0;    ///< the x coordinate at which the names of rows end if the numbers are beside them
    double labelRight = 0;   ///< the x coordinate at which the labels of the rows end
    double headY = 0;        ///< the y coordinate of the middle of the weights; the next members are y coordinates, too
    double firstRowY = 0;
    double onesY = 0;
    double ruleY = 0;
    double footY = 0;
    double captionY = 0;
    double pilesBottom = 0;  ///< the y coordinate above which heaps of stones must end, so that a caption fits below them
    double sideX = 0;        ///< the x coordinate at which the texts at the right begin
    QRectF tray;

    double labelLeft() const { return labelRight - labelWidth; }
    /// The y coordinate of the middle of a row. The feet are the rows `rows`, `rows` + 1, ….
    double rowY(std::size_t row) const;
};

/// The least diameter of a bit, in pixels. If bits would be smaller, the layout does not fit.
inline constexpr double leastBit = 5;

/// Finds the layout with the largest bits that are reasonable for the size of the text. It tries row labels beside each
/// other and below each other, and the tray at the right and below. If the whole table is too wide, it lays out as many
/// columns around column `focus` as can be read.
BitLayout layOutBits(BitNeeds needs, std::size_t focus);

}  // namespace nimstone::figures
