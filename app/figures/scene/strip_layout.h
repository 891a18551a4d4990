// Places the cells of a strip in rows: one cell for each number that is shown, with dots for numbers that are left out.
// Used only inside app/figures.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The numbers that a strip shows, in ascending order. The selection is the same at any size of the figure.
class StripWindow {
public:
    static constexpr std::size_t mostCells = 60;

    /// Selects from the numbers 0 to `last`: all of them if there are at most `most`. Otherwise the numbers of the
    /// stretches, with the most important stretch first, until there are `most` of them.
    struct Stretch {
        Count first;
        Count last;
    };
    StripWindow(Count last, const std::vector<Stretch>& stretches, std::size_t most = mostCells);

    const std::vector<Count>& numbers() const { return m_numbers; }
    bool isWhole() const { return m_whole; }
    /// True if numbers are left out before this cell.
    bool gapBefore(std::size_t cell) const;
    /// The cell of a number, or cells() if it is not shown.
    std::size_t cellOf(Count number) const;
    std::size_t cells() const { return m_numbers.size(); }

private:
    std::vector<Count> m_numbers;
    bool m_whole;
};

/// The heights of the lines of words above a cell and below it, in pixels; 0 for none.
struct StripLines {
    double above = 0;
    double below = 0;
    double both() const { return above + below; }
};

/// The smallest and the largest width of a cell, in pixels.
struct StripCells {
    double least = 0;
    double largest = 0;
};

struct StripLayout {
    std::vector<QRectF> cells;
    std::vector<QPointF> gaps;   ///< the centres of the dots, in order
    bool fits = false;
};

/// Places cells of at least the least width, with room above and below each for its lines. If the period divides the
/// length of a row, equal values stand below each other. `period` is 0 if there is none.
StripLayout layOutStrip(const StripWindow& window, const QRectF& room, StripCells cells, StripLines lines, Count period);

}  // namespace nimstone::figures
