#include "app/figures/scene/strip_layout.h"

#include <algorithm>
#include <set>

namespace nimstone::figures {

namespace {

constexpr double dots = 0.7;      ///< the width of the dots for left-out numbers, divided by the width of a cell
constexpr double rowGap = 6;
constexpr double widestRowGap = 16;   ///< the largest gap between two rows, in pixels; it separates the tags of a row from the row below, if there is spare height

/// The cells in rows of at most `columns` cells, where the dots of a gap count as a cell. A row ends before a gap only
/// if the cells up to the next gap do not fit into the row.
struct StripRows {
    std::vector<std::size_t> row;     ///< the row of each cell
    std::vector<double> column;       ///< the left edge of each cell, in cells
    double widest = 0;
    std::size_t count = 1;
};

StripRows inRows(const StripWindow& window, std::size_t columns)
{
    StripRows rows;
    double x = 0;
    std::size_t inRow = 0;
    for (std::size_t cell = 0; cell < window.cells(); ++cell) {
        const bool gap = window.gapBefore(cell);
        // A gap starts a new row, unless all cells up to the next gap fit into the current row.
        std::size_t run = 0;
        for (std::size_t next = cell; gap && next < window.cells() && (next == cell || !window.gapBefore(next)); ++next)
            ++run;
        if (inRow == columns || (gap && inRow + 1 + run > columns)) {
            ++rows.count;
            x = 0;
            inRow = 0;
        }
        if (gap) {
            x += dots;
            ++inRow;
        }
        rows.row.push_back(rows.count - 1);
        rows.column.push_back(x);
        ++inRow;
        x += 1;
        rows.widest = std::max(rows.widest, x);
    }
    return rows;
}

}  // namespace

StripWindow::StripWindow(Count last, const std::vector<Stretch>& stretches, std::size_t most) : m_whole(last < most)
{
    if (m_whole) {
        for (Count number = 0; number <= last; ++number)
            m_numbers.push_back(number);
        return;
    }
    std::set<Count> shown;
    for (const Stretch& stretch : stretches) {
        for (Count number = stretch.first; number <= std::min(stretch.last, last) && shown.size() < most; ++number)
            shown.insert(number);
    }
    m_numbers.assign(shown.begin(), shown.end());
}

bool StripWindow::gapBefore(std::size_t cell) const
{
    return cell == 0 ? m_numbers.front() != 0 : m_numbers[cell] != m_numbers[cell - 1] + 1;
}

std::size_t StripWindow::cellOf(Count number) const
{
    const auto found = std::ranges::lower_bound(m_numbers, number);
    return found != m_numbers.end() && *found == number ? static_cast<std::size_t>(found - m_numbers.begin()) : cells();
}

StripLayout layOutStrip(const StripWindow& window, const QRectF& room, StripCells cells, StripLines lines, Count period)
{
    StripLayout best;
    double bestCell = 0;
    StripRows rows;
    const auto most = static_cast<std::size_t>(room.width() / cells.least);
    for (std::size_t columns = std::min(most, window.cells() + 1); columns >= 1; --columns) {
        const StripRows tried = inRows(window, columns);
        const double height = room.height() / static_cast<double>(tried.count) - rowGap - lines.both();
        const double cell = std::min({room.width() / tried.widest, height, cells.largest});
        if (height < std::min(cells.least, std::max(lines.above, lines.below) * 1.25) || room.width() / tried.widest < cells.least)
            continue;
        // Prefer rows in which equal values are below each other, even if the cells are smaller.
        const bool aligned = period != 0 && columns % period == 0 && tried.count > 1 && window.isWhole();
        const double worth = aligned ? cell * 1.6 : cell;
        if (worth > bestCell) {
            bestCell = worth;
            rows = tried;
            best.fits = true;
        }
    }
    if (!best.fits)
        return best;
    const auto count = static_cast<double>(rows.count);
    const double wide = std::min(room.width() / rows.widest, std::max(cells.largest * 1.25, cells.least));
    const double high = std::min({room.height() / count - rowGap - lines.both(), cells.largest, wide * 1.1});
    const double gap = std::clamp(room.height() / count - high - lines.both(), rowGap, widestRowGap);
    const double left = room.center().x() - rows.widest * wide / 2;
    const double top = room.center().y() - count * (high + gap + lines.both()) / 2;
    for (std::size_t cell = 0; cell < window.cells(); ++cell) {
        const double x = left + rows.column[cell] * wide;
        const double y = top + static_cast<double>(rows.row[cell]) * (high + gap + lines.both()) + gap / 2 + lines.above;
        best.cells.emplace_back(x + 1, y, wide - 2, high);
        if (window.gapBefore(cell))
            best.gaps.emplace_back(x - dots / 2 * wide, y + high / 2);
    }
    return best;
}

}  // namespace nimstone::figures
