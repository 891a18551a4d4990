#include "app/figures/heap_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/figures/heap_board.h"

namespace nimstone::figures {

namespace {

constexpr double smallestStone = 10;
constexpr double lowestBar = 24;
constexpr double largestStone = 84;
constexpr Count maxStonesOfAll = 600;
constexpr double narrowestGap = 6;
constexpr double besidePieces = 8;

/// Rows come in groups of five stones or ten, whatever a row holds.
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

class Search {
public:
    Search(const Position& start, QRectF room, const std::vector<double>& labelWidths)
        : m_heaps(start.heaps), m_room(room), m_labelWidths(labelWidths), m_bar(start.heaps.size(), false)
    {
        // Labels that need more room than there is make the board wider; it is not for them that heaps become bars.
        double labels = gapBetween(smallestStone) * static_cast<double>(m_heaps.size() + 1);
        for (const double width : m_labelWidths)
            labels += width;
        m_width = std::max(room.width(), labels);
    }

    HeapLayout run()
    {
        while (drawnStones() > maxStonesOfAll || largestDrawn() > maxDrawnStones)
            makeLargestABar();
        while (true) {
            const double largest = std::clamp(std::min(m_room.width(), m_room.height()) / 6.5, 26.0, largestStone);
            if (choose(largest))
                break;
            if (largestDrawn() == 0) {
                m_stone = smallestStone;
                break;
            }
            makeLargestABar();
        }
        return layOut();
    }

private:
    Count drawnStones() const
    {
        Count sum = 0;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            if (!m_bar[heap])
                sum += std::min(m_heaps[heap], maxStonesOfAll + 1);
        }
        return sum;
    }

    Count largestDrawn() const
    {
        Count largest = 0;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            largest = m_bar[heap] ? largest : std::max(largest, m_heaps[heap]);
        return largest;
    }

    void makeLargestABar()
    {
        const Count largest = largestDrawn();
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            if (!m_bar[heap] && m_heaps[heap] == largest)
                m_bar[heap] = true;
        }
    }

    double slotWidth(std::size_t heap, int perRow, double stone) const
    {
        const double pieces = m_bar[heap] ? barWidth(stone) : columnsWidth(m_heaps[heap], perRow, stone);
        return std::max(pieces + besidePieces, m_labelWidths[heap]);
    }

    double widthNeeded(int perRow, double stone) const
    {
        double width = gapBetween(stone) * static_cast<double>(m_heaps.size() + 1);
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            width += slotWidth(heap, perRow, stone);
        return width;
    }

    bool fits(int perRow, double stone) const
    {
        return heightOf(largestDrawn(), perRow, stone) <= m_room.height() && widthNeeded(perRow, stone) <= m_width;
    }

    double largestFor(int perRow, double largest) const
    {
        double stone = std::floor(largest);
        while (stone >= smallestStone && !fits(perRow, stone))
            --stone;
        return stone >= smallestStone ? stone : 0;
    }

    /// The tidiest row that does not cost much: single columns first, then rows of five.
    bool choose(double largest)
    {
        struct Candidate {
            int perRow;
            double worth;
        };
        constexpr std::array<Candidate, 4> candidates{{{1, 1.3}, {5, 1.1}, {2, 1.0}, {10, 1.0}}};
        double best = 0;
        for (const Candidate& candidate : candidates) {
            const double stone = largestFor(candidate.perRow, largest);
            if (stone > 0 && stone * candidate.worth > best) {
                best = stone * candidate.worth;
                m_stone = stone;
                m_perRow = candidate.perRow;
            }
        }
        return best > 0;
    }

    HeapLayout layOut() const
    {
        HeapLayout layout;
        layout.stone = m_stone;
        layout.perRow = m_perRow;
        layout.width = widthNeeded(m_perRow, m_stone);
        layout.floor = m_room.bottom();

        Count largestBar = 1;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            largestBar = m_bar[heap] ? std::max(largestBar, m_heaps[heap]) : largestBar;

        // What room is left over goes between the heaps, up to a point; the rest to both sides.
        const double spare = std::max(0.0, m_room.width() - layout.width) / static_cast<double>(m_heaps.size() + 1);
        const double gap = gapBetween(m_stone) + std::min(spare, std::max(60.0, 1.6 * m_stone));
        layout.gap = gap;
        double used = gap * static_cast<double>(m_heaps.size() - 1);
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            used += slotWidth(heap, m_perRow, m_stone);
        double left = m_room.left() + std::max(gapBetween(m_stone), (std::max(m_room.width(), layout.width) - used) / 2);
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            HeapSlot slot;
            slot.left = left;
            slot.width = slotWidth(heap, m_perRow, m_stone);
            slot.bar = m_bar[heap];
            slot.columnsWidth = slot.bar ? barWidth(m_stone) : columnsWidth(m_heaps[heap], m_perRow, m_stone);
            if (slot.bar) {
                // Only a picture: no floating point decides anything here.
                const double share = static_cast<double>(m_heaps[heap]) / static_cast<double>(largestBar);
                slot.barHeight = std::max(lowestBar, m_room.height() * share);
            }
            layout.slots.push_back(slot);
            left += slot.width + gap;
        }
        return layout;
    }

    const std::vector<Count>& m_heaps;
    QRectF m_room;
    const std::vector<double>& m_labelWidths;
    std::vector<bool> m_bar;
    double m_width = 0;
    double m_stone = smallestStone;
    int m_perRow = 1;
};

}  // namespace

QPointF HeapLayout::stoneCentre(std::size_t heap, Count index) const
{
    const HeapSlot& slot = slots[heap];
    const auto row = static_cast<double>(index / static_cast<Count>(perRow));
    const auto column = static_cast<double>(index % static_cast<Count>(perRow));
    const double groups = std::floor(row / rowsInGroup(perRow));
    return {slot.centre() - slot.columnsWidth / 2 + stone / 2 + column * pitch(stone),
            floor - stone / 2 - row * pitch(stone) - groups * std::round(stone * 0.3)};
}

double HeapLayout::height(Count stones) const
{
    return heightOf(stones, perRow, stone);
}

HeapLayout layOutHeaps(const Position& start, QRectF room, const std::vector<double>& labelWidths)
{
    return Search(start, room, labelWidths).run();
}

}  // namespace nimstone::figures
