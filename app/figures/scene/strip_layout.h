// Where the cells of a strip stand: one for each number that is shown, in rows, with dots where numbers are left out.
// Inside app/figures only.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// Numbers from 0 on, in ascending order, as many as a figure shows: the same at any size.
class StripWindow {
public:
    static constexpr std::size_t mostCells = 60;

    /// Of the numbers 0 … last: all where they are few enough, else those of the stretches, given in the order of their
    /// weight, as far as there are cells.
    struct Stretch {
        Count first;
        Count last;
    };
    StripWindow(Count last, const std::vector<Stretch>& stretches, std::size_t most = mostCells);

    const std::vector<Count>& numbers() const { return m_numbers; }
    bool isWhole() const { return m_whole; }
    /// Whether numbers are left out before this cell.
    bool gapBefore(std::size_t cell) const;
    /// The cell of a number; cells() where it is not shown.
    std::size_t cellOf(Count number) const;
    std::size_t cells() const { return m_numbers.size(); }

private:
    std::vector<Count> m_numbers;
    bool m_whole;
};

/// The heights of the lines of words over a cell and under it; 0 for none.
struct StripLines {
    double above = 0;
    double below = 0;
    double both() const { return above + below; }
};

/// How wide cells have to be, and how large they become where there is room.
struct StripCells {
    double least = 0;
    double largest = 0;
};

struct StripLayout {
    std::vector<QRectF> cells;
    std::vector<QPointF> gaps;   ///< where dots stand, in order
    bool fits = false;
};

/// Cells of at least the least width, with room above and below each for their lines; where the period divides a row, equal values
/// stand below each other. `period` is 0 where there is none.
StripLayout layOutStrip(const StripWindow& window, const QRectF& room, StripCells cells, StripLines lines, Count period);

}  // namespace nimstone::figures
