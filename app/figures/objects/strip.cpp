#include "app/figures/objects/strip.h"

#include <algorithm>
#include <array>
#include <set>

namespace nimstone::figures {

namespace {

constexpr double largestStripCell = 52;
constexpr double numberShare = 0.88;   ///< the font size of the number above a cell, divided by the font size of small text
constexpr double dotsWidth = 0.7;      ///< the width of the dots for left-out numbers, divided by the width of a cell
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
            x += dotsWidth;
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

/// Places the cells in rows. Each cell has space above and below it for `lines`. If possible, the length of a row is a
/// multiple of `period`, so that equal values are below each other. `period` is 0 if there is no period.
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
            best.gaps.emplace_back(x - dotsWidth / 2 * wide, y + high / 2);
    }
    return best;
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

StripScenes::StripScenes(const Plan& plan, const proof::Proof& proof, const Sheet& sheet)
    : FigureScenes(proof, sheet, plan.rehearsal), m_window(plan.window)
{
    constexpr double margin = 16;
    const double heading = type("large") * lineHeight;
    const double small = m_small * numberShare;
    const double body = type("body");
    const QString last = QString::number(m_window.numbers().back());
    const double width = sheet.size.width() - 2 * margin;
    double least = std::max({labelWidth(plan.widestTag, small), labelWidth(plan.widestValue, body),
                             labelWidth(last, plan.numbersAbove ? small : body)}) + 4;
    least = std::max(least, body * lineHeight);
    const QRectF room(margin, margin + heading, width, sheet.size.height() - 2 * (margin + heading));
    const double line = small * lineHeight;
    m_layout = layOutStrip(m_window, room, {least, largestStripCell * sheet.textScale}, {plan.numbersAbove ? line : 0, line}, plan.period);
    m_fits = m_layout.fits;
    if (!m_fits)
        return;

    // Keep the two lines of text near the strip if the figure is high.
    const double over = m_layout.cells.front().top() - (plan.numbersAbove ? line : 0) - heading;
    const double under = m_layout.cells.back().bottom() + line + heading;
    placeTitle(centered({sheet.size.width() / 2, std::max(margin + heading / 2, over)}, type("large"), width));
    placeCaption(centered({sheet.size.width() / 2, std::min(sheet.size.height() - margin - heading / 2, under)}, type("large"), width));
    for (const Count number : m_window.numbers()) {
        const QRectF rect = *cellOf(number);
        tile({"cell", number}, rect, Tone::Plain, 0);
        if (plan.numbersAbove)
            write({"heap", number}, centered({rect.center().x(), rect.top() - line / 2}, small), QString::number(number), Tone::Heading);
        setValue(number, plan.numbersAbove ? QString() : QString::number(number));
        write({"tag", number}, tagLine(rect), {});
    }
    for (std::size_t gap = 0; gap < m_layout.gaps.size(); ++gap)
        write({"gap", gap + 1}, centered(m_layout.gaps[gap], body), QStringLiteral("…"), Tone::Heading);
    for (const int which : {0, 1})
        piece(PieceKind::Ring, {"ring", which}, {.z = 7});
}

const QRectF* StripScenes::cellOf(Count number) const
{
    const std::size_t cell = m_window.cellOf(number);
    return cell < m_window.cells() ? &m_layout.cells[cell] : nullptr;
}

const QRectF* StripScenes::cellFor(Count number)
{
    if (isRehearsal())
        m_named.push_back({number, number});
    return cellOf(number);
}

Line StripScenes::tagLine(const QRectF& cell) const
{
    const double size = m_small * numberShare;
    return centered({cell.center().x(), cell.bottom() + size * lineHeight / 2}, size);
}

void StripScenes::noteEnds(Count first, Count below)
{
    const Count some = std::min<Count>(6, below - first);
    m_named.push_back({first, first + some - 1});
    m_named.push_back({below - std::min<Count>(some, 3), below});
}

void StripScenes::setValue(Count number, const QString& text)
{
    if (const QRectF* const cell = cellOf(number))
        write({"value", number}, lineIn(*cell, type("body")), text);
}

void StripScenes::setCellTone(Count number, Tone tone)
{
    if (!cellFor(number))
        return;
    setTone(PieceName("cell", number), tone);
    setTone(PieceName("value", number), tone == Tone::Dim ? Tone::Dim : Tone::Plain);
}

void StripScenes::setTag(Count number, const QString& text, Tone tone)
{
    if (const QRectF* const cell = cellFor(number))
        write({"tag", number}, tagLine(*cell), text, tone);
}

void StripScenes::ring(int which, Count number, Tone tone)
{
    const QRectF* const cell = cellFor(number);
    if (!cell)
        return;
    const double side = std::min(cell->width(), cell->height()) + 2;
    put(find({"ring", which}), {cell->center() - QPointF(side, side) / 2, QSizeF(side, side)}, tone);
}

void StripScenes::setBegin(Count number, double begin)
{
    setMotionSpan(std::array{PieceName("cell", number), PieceName("value", number), PieceName("tag", number)}, begin, std::min(1.0, begin + 0.3));
}

void StripScenes::quiet()
{
    for (const Count number : m_window.numbers()) {
        setTone(std::array{PieceName("cell", number), PieceName("value", number)}, Tone::Plain);
        hide(PieceName("tag", number));
    }
    hide("ring0", "ring1");
}

}  // namespace nimstone::figures
