// A table of binary digits: rows of numbers, columns of powers of two, and rows below them for the sums of the columns.
// Each step of a proof can highlight digits, change them, and write texts beside them.
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
    QString name;        ///< the name of the row; empty if a picture in the lead (the area left of the number) replaces the name
    Count before = 0;
    Count after = 0;     ///< the number after the move; equal to `before` if the number does not change
    bool digits = true;  ///< true if the row shows the digits of the number; false if it shows only the number itself
};

struct DigitNeeds {
    std::vector<DigitRow> rows;
    std::vector<QString> feet;       ///< the names of the rows below the rule (the feet)
    std::vector<QString> footTexts;  ///< the texts that a column of a foot can show; the widest text decides the width of columns
    std::vector<QString> footSums;   ///< the texts that a foot can show in the place of its number
    std::vector<QString> sides;      ///< all texts that steps write at the right of rows
    std::vector<QString> captions;
    std::vector<QString> leads;      ///< texts that must fit into the lead of a row, in addition to the names of the rows
    double leadExtra = 0;            ///< the extra width of the lead beside its text, in multiples of the font size
    std::size_t spareRows = 0;       ///< the number of empty lines between the rows and the rule below them
    double above = 0;                ///< the height of an empty area above the table, in pixels
    Count focus = 0;                 ///< the weight of a column that must be visible if not all columns fit
};

class DigitTable : public FigureScenes {
public:
    DigitTable(const DigitNeeds& needs, QSizeF size, double textScale);

    bool fits() const { return m_fits; }
    const BitGrid& grid() const { return m_grid; }

    // --- positions and sizes ---
    double small() const { return m_small; }
    double body() const { return m_body; }
    double rowHeight() const { return m_rowHeight; }
    double rowY(std::size_t row) const { return m_firstRowY + static_cast<double>(row) * m_rowHeight; }
    double columnX(std::size_t column) const;
    QRectF leadRoom(std::size_t row) const;
    /// The empty area above the table. DigitNeeds::above is its height.
    QRectF roomAbove() const { return m_above; }

    // --- functions that change the current scene; push() adds the scene ---
    void showDigits(bool shown);
    /// Shows or hides a row that is hidden at first. The row shows the digits of DigitRow::before, in the columns that
    /// are drawn.
    void showRow(std::size_t row, bool shown);
    void setNumber(std::size_t row, Count value);
    void setDigit(std::size_t row, Count weight, bool set);
    void toneRow(std::size_t row, Tone tone);
    void toneColumn(Count weight, Tone tone);
    void toneDigit(std::size_t row, Count weight, Tone tone);
    void lightRow(std::size_t row, bool lit);
    void lightColumn(Count weight, bool lit);
    void ring(std::size_t row, Count weight, Tone tone);
    void writeSumRow(std::size_t foot, Count weight, const QString& text, Tone tone);
    /// `writeSum` writes a nim-sum into the row `foot` and shows the row. `lightSum` also highlights the columns in
    /// which the nim-sum has a 1.
    void writeSum(std::size_t foot, Count sum);
    void lightSum(std::size_t foot, Count sum);
    /// Adds a scene with rings around the digits in which `before` and `after` differ. Then it changes these digits to
    /// the digits of `after`.
    void turnDigits(std::size_t row, Count before, Count after);
    void showSumRow(std::size_t foot, const QString& sum, bool shown);
    void writeSide(std::size_t row, const QString& text, Tone tone);
    void writeCaption(const QString& text, Tone tone);
    /// Makes all pieces dim, and hides bands, rings and the caption.
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
    std::vector<std::vector<int>> m_discs;  ///< the disc of each digit, by row and column; −1 if the digit never becomes 1
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
