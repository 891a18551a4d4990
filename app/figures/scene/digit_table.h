// A table of binary digits that steps light, change and write beside: rows of numbers, columns of powers of two, and
// rows beneath them for what the columns add up to.
//
//   [ lead ]  13   1  1  0  1   side
//   [ lead ]   6   0  1  1  0
//   ───────────────────────────
//   Nim-sum s 11   1  0  1  1          feet
//             caption
#pragma once

#include <vector>

#include "app/figures/scene/bit_grid.h"
#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

struct DigitRow {
    QString name;        ///< empty where the lead shows what it is
    Count before = 0;
    Count after = 0;     ///< what its digits change to; `before` where they stay
    bool digits = true;  ///< false: only the number is shown
};

struct DigitNeeds {
    std::vector<DigitRow> rows;
    std::vector<QString> feet;       ///< the names of the rows beneath
    std::vector<QString> footTexts;  ///< the widest that a column of them shows
    std::vector<QString> footSums;   ///< what stands beside their names, as a row's number does
    std::vector<QString> sides;      ///< everything ever written at the right of a row
    std::vector<QString> captions;
    std::vector<QString> leads;      ///< words that the lead of a row has room for, besides the names
    double leadExtra = 0;            ///< room of the lead over its words, in ems
    std::size_t spareRows = 0;       ///< lines under the rows, over the rule
    double above = 0;                ///< room over the table, in pixels
    Count focus = 0;                 ///< the column that a window is around
};

class DigitTable : public FigureScenes {
public:
    DigitTable(const DigitNeeds& needs, QSizeF size, double textScale);

    bool fits() const { return m_fits; }
    const BitGrid& grid() const { return m_grid; }

    // --- where things are ---
    double small() const { return m_small; }
    double body() const { return m_body; }
    double rowHeight() const { return m_rowHeight; }
    double rowY(std::size_t row) const { return m_firstRowY + static_cast<double>(row) * m_rowHeight; }
    double columnX(std::size_t column) const;
    QRectF leadRoom(std::size_t row) const;
    /// What was asked for over the table.
    QRectF roomAbove() const { return m_above; }

    // --- what a step changes; nothing is kept before push() ---
    void showDigits(bool shown);
    /// A row that is not there from the start; its digits are those before any change, seen where those of others are.
    void showRow(std::size_t row, bool shown);
    void setNumber(std::size_t row, Count value);
    void setDigit(std::size_t row, Count weight, bool set);
    void toneRow(std::size_t row, Tone tone);
    void toneColumn(Count weight, Tone tone);
    void toneDigit(std::size_t row, Count weight, Tone tone);
    void lightRow(std::size_t row, bool lit);
    void lightColumn(Count weight, bool lit);
    void ring(std::size_t row, Count weight, Tone tone);
    void writeFoot(std::size_t foot, Count weight, const QString& text, Tone tone);
    /// A nim-sum, which is shown; and the columns in which it has a 1, which are lit.
    void writeSum(std::size_t foot, Count sum);
    void lightSum(std::size_t foot, Count sum);
    /// Rings the digits that differ, and when they were seen so, turns them into those of the other number.
    void turnDigits(std::size_t row, Count before, Count after);
    void showFoot(std::size_t foot, const QString& sum, bool shown);
    void writeSide(std::size_t row, const QString& text, Tone tone);
    void writeCaption(const QString& text, Tone tone);
    /// All tones dim, no band, ring or caption.
    void quiet();

private:
    bool layOut(const DigitNeeds& needs, double shrink);
    void makePieces(const DigitNeeds& needs);
    void stretchBands();
    void place(int label, const QString& text, double x, double y, double size, int align, Tone tone, bool shown);

    std::vector<DigitRow> m_rows;
    BitGrid m_grid;
    bool m_fits = false;
    double m_small = 0;
    double m_body = 0;
    double m_rowHeight = 0;
    double m_leadLeft = 0;
    double m_leadRight = 0;
    double m_numberRight = 0;
    QRectF m_above;
    double m_headY = 0;
    double m_firstRowY = 0;
    double m_ruleY = 0;
    double m_firstFootY = 0;
    double m_captionY = 0;
    double m_sideX = 0;
    std::vector<std::vector<int>> m_cells;
    std::vector<std::vector<int>> m_discs;  ///< −1 where no digit is ever 1
    std::vector<int> m_names;
    std::vector<int> m_numbers;
    std::vector<int> m_heads;
    std::vector<int> m_columnBands;
    std::vector<int> m_rowBands;
    std::vector<std::vector<int>> m_rings;
    std::vector<std::vector<int>> m_feet;
    std::vector<int> m_footNames;
    std::vector<int> m_footSums;
    std::vector<int> m_sides;
    int m_caption = -1;
    int m_rule = -1;
};

}  // namespace nimstone::figures
