// Places the cells of a strip in rows: one cell for each shown number, and dots where numbers are left out. Only files
// in app/figures include this header.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The numbers that a strip shows, in ascending order. They do not depend on the size of the figure.
class StripWindow {
public:
    static constexpr std::size_t mostCells = 60;

    /// The numbers from `first` to `last`.
    struct Stretch {
        Count first;
        Count last;
    };
    /// Selects from the numbers 0 to `last`. If there are at most `most` numbers, it selects all of them. Otherwise it
    /// selects the numbers of the stretches, the most important stretch first, until there are `most` numbers.
    StripWindow(Count last, const std::vector<Stretch>& stretches, std::size_t most = mostCells);

    const std::vector<Count>& numbers() const { return m_numbers; }
    bool isWhole() const { return m_whole; }
    /// True if there are numbers between this cell and the cell before that are not shown.
    bool gapBefore(std::size_t cell) const;
    /// The index of the cell of a number, or cells() if the number is not shown.
    std::size_t cellOf(Count number) const;
    std::size_t cells() const { return m_numbers.size(); }

private:
    std::vector<Count> m_numbers;
    bool m_whole;
};

/// The total heights of the lines of text above a cell and below it, in pixels; 0 if there are no lines.
struct StripLines {
    double above = 0;
    double below = 0;
    double both() const { return above + below; }
};

/// The least and the greatest width of a cell, in pixels.
struct StripCells {
    double least = 0;
    double largest = 0;
};

struct StripLayout {
    std::vector<QRectF> cells;
    std::vector<QPointF> gaps;   ///< the centers of the dots that stand for numbers left out, in ascending order
    bool fits = false;
};

/// Places the cells in rows. Each cell has space above and below it for `lines`. If possible, the length of a row is a
/// multiple of `period`, so that equal values are below each other. `period` is 0 if there is no period.
StripLayout layOutStrip(const StripWindow& window, const QRectF& room, StripCells cells, StripLines lines, Count period);

}  // namespace nimstone::figures
