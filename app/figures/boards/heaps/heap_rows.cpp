#include "app/figures/boards/heaps/heap_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nimstone::figures {

namespace {

constexpr double smallestStandingStone = 10;
constexpr double largestStandingStone = 84;
constexpr Count maxStonesOfAll = 600;
constexpr double narrowestGap = 6;
constexpr double besidePieces = 8;
constexpr double leastPieces = 64;
constexpr double betweenRows = 6;
constexpr double lowestBar = 24;
constexpr double leastStandingBars = 96;

/// The number of rows between two gaps: two if a row has five stones or more, otherwise five.
int rowsInGroup(int perRow)
{
    return perRow >= 5 ? 2 : 5;
}

double pitch(double stone)
{
    return stone + std::max(1.0, std::round(stone * 0.05));
}

double heightOf(Count stones, int perRow, double stone)
{
    if (stones == 0)
        return 0;
    const auto rows = static_cast<double>((stones + static_cast<Count>(perRow) - 1) / static_cast<Count>(perRow));
    const double groups = std::floor((rows - 1) / rowsInGroup(perRow));
    return (rows - 1) * pitch(stone) + stone + groups * std::round(stone * 0.3);
}

double columnsWidth(Count stones, int perRow, double stone)
{
    const auto columns = static_cast<double>(std::min(stones, static_cast<Count>(perRow)));
    return columns == 0 ? stone : (columns - 1) * pitch(stone) + stone;
}

double barWidth(double stone)
{
    return std::clamp(2 * stone, 44.0, 72.0);
}

double gapBetween(double stone)
{
    return std::max(narrowestGap, stone * 0.6);
}

/// Heaps with stones of one size, in the fewest rows of heaps that fit into a width (at most one row for each heap).
class Arrangement {
public:
    Arrangement(const std::vector<StandingHeap>& heaps, const HeapMargins& margins, double stone, int perRow, double width)
        : m_heaps(heaps), m_margins(margins), m_stone(stone), m_perRow(perRow)
    {
        m_rows = 1;
        while (m_rows < m_heaps.size() && widest() > width)
            ++m_rows;
    }

    std::size_t rows() const { return m_rows; }
    std::size_t inRow() const { return std::max<std::size_t>((m_heaps.size() + m_rows - 1) / m_rows, 1); }
    std::size_t firstOf(std::size_t row) const { return std::min(row * inRow(), m_heaps.size()); }

    double slotWidth(std::size_t heap) const
    {
        const StandingHeap& one = m_heaps[heap];
        const double pieces = (one.bar ? barWidth(m_stone) : columnsWidth(one.stones, m_perRow, m_stone)) + m_margins.rail;
        return std::max(pieces + besidePieces, one.labels);
    }

    double widthOf(std::size_t row) const
    {
        double width = gapBetween(m_stone) * static_cast<double>(firstOf(row + 1) - firstOf(row) + 1);
        for (std::size_t heap = firstOf(row); heap < firstOf(row + 1); ++heap)
            width += slotWidth(heap);
        return width;
    }

    double widest() const
    {
        double width = 0;
        for (std::size_t row = 0; row < m_rows; ++row)
            width = std::max(width, widthOf(row));
        return width;
    }

    bool hasBars(std::size_t row) const
    {
        return std::any_of(m_heaps.begin() + static_cast<std::ptrdiff_t>(firstOf(row)),
                           m_heaps.begin() + static_cast<std::ptrdiff_t>(firstOf(row + 1)),
                           [](const StandingHeap& heap) { return heap.bar; });
    }

    /// The height of the pieces in a row of heaps. If the row has bars, the height is at least `bars`.
    double heightOfRow(std::size_t row, double bars) const
    {
        double height = std::max(m_rows == 1 ? leastPieces : m_stone, hasBars(row) ? bars : 0.0);
        for (std::size_t heap = firstOf(row); heap < firstOf(row + 1); ++heap)
            height = std::max(height, m_heaps[heap].bar ? 0 : heightOf(m_heaps[heap].stones, m_perRow, m_stone));
        return height;
    }

    double height(double bars) const
    {
        double height = 0;
        for (std::size_t row = 0; row < m_rows; ++row)
            height += m_margins.above + heightOfRow(row, bars) + m_margins.below;
        return height;
    }

    bool fits(QSizeF room) const { return widest() <= room.width() && height(leastStandingBars) <= room.height(); }

    HeapRows place(QRectF room) const
    {
        HeapRows made;
        made.stone = m_stone;
        made.perRow = m_perRow;
        made.needed = {widest(), height(leastStandingBars)};
        const auto rows = static_cast<double>(m_rows);
        // The rows of heaps share the spare height equally. Bars become higher, stones do not.
        const double spare = std::max(0.0, room.height() - made.needed.height()) / rows;
        double top = room.top();
        for (std::size_t row = 0; row < m_rows; ++row) {
            const double height = heightOfRow(row, leastStandingBars) + spare;
            placeRow(made, row, room, top, height);
            top += m_margins.above + height + m_margins.below;
        }
        return made;
    }

private:
    void placeRow(HeapRows& made, std::size_t row, QRectF room, double top, double height) const
    {
        // Divide the spare width among the gaps between heaps, up to a limit, and put the rest to the left and right of
        // the row.
        const auto heaps = static_cast<double>(firstOf(row + 1) - firstOf(row));
        const double spare = std::max(0.0, room.width() - widthOf(row)) / (heaps + 1);
        const double gap = gapBetween(m_stone) + std::min(spare, std::max(60.0, 1.6 * m_stone));
        const double used = widthOf(row) + (gap - gapBetween(m_stone)) * (heaps - 1) - 2 * gapBetween(m_stone);
        double left = room.left() + std::max(gapBetween(m_stone), (room.width() - used) / 2);
        for (std::size_t heap = firstOf(row); heap < firstOf(row + 1); ++heap) {
            const StandingHeap& one = m_heaps[heap];
            const double width = slotWidth(heap);
            HeapPlace place;
            place.floor = top + m_margins.above + height;
            place.columnsWidth = one.bar ? barWidth(m_stone) : columnsWidth(one.stones, m_perRow, m_stone);
            place.center = left + (width - m_margins.rail) / 2;
            place.height = !one.bar ? heightOf(one.stones, m_perRow, m_stone)
                : one.stones == 0 ? 0 : std::clamp(height * one.barShare, std::min(lowestBar, height), height);
            const double around = std::min(16.0, gap - 2) / 2;
            place.ground = QRectF(left, top, width, m_margins.above + height + m_margins.below).adjusted(-around, betweenRows / 2, around, -betweenRows / 2);
            made.places.push_back(place);
            left += width + gap;
        }
    }

    const std::vector<StandingHeap>& m_heaps;
    const HeapMargins& m_margins;
    double m_stone;
    int m_perRow;
    std::size_t m_rows = 1;
};

struct Choice {
    double stone = 0;
    int perRow = 1;
};

/// Chooses the best trade-off between large stones and a clear arrangement. It prefers one row of heaps, and heaps with
/// one stone or five stones in a row.
Choice choose(const std::vector<StandingHeap>& heaps, QSizeF room, const HeapMargins& margins)
{
    struct Candidate {
        int perRow;
        double worth;
    };
    // If there is a rail, prefer heaps with one stone in a row even more, because a rail is easiest to read beside
    // them.
    const std::array<Candidate, 4> candidates{{{1, margins.rail > 0 ? 2.2 : 1.3}, {5, 1.1}, {2, 1.0}, {10, 1.0}}};
    constexpr double severalRows = 0.6;
    const double largest = std::floor(std::clamp(std::min(room.width(), room.height()) / 6.5, 26.0, largestStandingStone));
    Choice best;
    double most = 0;
    for (const Candidate& candidate : candidates) {
        for (double stone = largest; stone >= smallestStandingStone && stone * candidate.worth > most; --stone) {
            const Arrangement arrangement(heaps, margins, stone, candidate.perRow, room.width());
            if (!arrangement.fits(room))
                continue;
            const double worth = stone * candidate.worth * (arrangement.rows() > 1 ? severalRows : 1);
            if (worth > most) {
                most = worth;
                best = {stone, candidate.perRow};
            }
            if (arrangement.rows() == 1)
                break;
        }
    }
    return best;
}

/// Returns the choice for heaps that do not fit: the smallest stones, with the number of stones in a row that needs the
/// least height.
Choice smallest(const std::vector<StandingHeap>& heaps, double width, const HeapMargins& margins)
{
    Choice best{smallestStandingStone, 10};
    double least = -1;
    for (const int perRow : {10, 5, 2, 1}) {
        const Arrangement arrangement(heaps, margins, smallestStandingStone, perRow, width);
        const double height = arrangement.height(leastStandingBars) + (arrangement.widest() > width ? 1e6 : 0);
        if (least < 0 || height < least) {
            least = height;
            best.perRow = perRow;
        }
    }
    return best;
}

}  // namespace

QPointF HeapRows::stoneCenter(std::size_t heap, Count index) const
{
    const HeapPlace& place = places[heap];
    const auto row = static_cast<double>(index / static_cast<Count>(perRow));
    const auto column = static_cast<double>(index % static_cast<Count>(perRow));
    const double groups = std::floor(row / rowsInGroup(perRow));
    return {place.center - place.columnsWidth / 2 + stone / 2 + column * pitch(stone),
            place.floor - stone / 2 - row * pitch(stone) - groups * std::round(stone * 0.3)};
}

double HeapRows::height(Count stones) const
{
    return heightOf(stones, perRow, stone);
}

double HeapRows::cutHeight(Count below) const
{
    const auto row = static_cast<Count>(perRow);
    const double under = heightOf(below / row * row, perRow, stone);
    const double next = heightOf((below / row + 1) * row, perRow, stone);
    const double part = static_cast<double>(below % row) / static_cast<double>(row);
    return under + (next - under) * part + (pitch(stone) - stone) / 2;
}

HeapRows layOutHeapRows(const std::vector<StandingHeap>& heaps, QRectF room, const HeapMargins& margins, const HeapRows* like)
{
    constexpr double muchLarger = 1.35;
    Choice choice = choose(heaps, room.size(), margins);
    if (like && choice.stone < like->stone * muchLarger) {
        const Arrangement same(heaps, margins, like->stone, like->perRow, room.width());
        const std::size_t rows = choice.stone == 0 ? heaps.size()
            : Arrangement(heaps, margins, choice.stone, choice.perRow, room.width()).rows();
        if (same.fits(room.size()) && same.rows() <= rows)
            return same.place(room);
    }
    if (choice.stone == 0)
        choice = smallest(heaps, room.width(), margins);
    return Arrangement(heaps, margins, choice.stone, choice.perRow, room.width()).place(room);
}

QSizeF leastHeapRows(const std::vector<StandingHeap>& heaps, double width, const HeapMargins& margins)
{
    const Choice choice = smallest(heaps, width, margins);
    const Arrangement arrangement(heaps, margins, choice.stone, choice.perRow, width);
    return {arrangement.widest(), arrangement.height(leastStandingBars)};
}

void chooseBars(std::vector<StandingHeap>& heaps, QSizeF room, const HeapMargins& margins)
{
    // Make the space wide enough for all labels. Wide labels make the board larger, but do not turn heaps into bars.
    double words = gapBetween(smallestStandingStone) * static_cast<double>(heaps.size() + 1);
    for (const StandingHeap& heap : heaps)
        words += heap.labels;
    const QSizeF roomy = room.expandedTo({words, margins.above + leastStandingBars + margins.below});
    while (true) {
        Count stones = 0;
        Count largest = 0;
        for (const StandingHeap& heap : heaps) {
            stones += heap.bar ? 0 : std::min(heap.stones, maxStonesOfAll + 1);
            largest = heap.bar ? largest : std::max(largest, heap.stones);
        }
        const bool drawn = stones <= maxStonesOfAll && largest <= maxDrawnStones && choose(heaps, roomy, margins).stone > 0;
        if (drawn || largest == 0)
            return;
        for (StandingHeap& heap : heaps)
            heap.bar = heap.bar || heap.stones == largest;
    }
}

std::vector<bool> shortenedBars(const std::vector<StandingHeap>& heaps, const HeapRows& rows)
{
    std::vector<double> units;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const bool isBar = heaps[heap].bar && heaps[heap].stones > 0;
        units.push_back(isBar ? rows.places[heap].height / static_cast<double>(heaps[heap].stones) : 0);
    }
    const double largest = units.empty() ? 0 : std::ranges::max(units);
    std::vector<bool> shortened;
    for (const double unit : units)
        shortened.push_back(unit > 0 && unit * shortenedFrom < largest);
    return shortened;
}

}  // namespace nimstone::figures
