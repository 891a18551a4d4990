#include "app/figures/heaps_part.h"

#include <algorithm>

namespace nimstone::figures {

QSizeF HeapsPart::leastSize() const
{
    return {64.0 * static_cast<double>(std::max<std::size_t>(m_plan.start.position.heaps.size(), 1)), 96};
}

void HeapsPart::setUp(BoardScenes& scenes, const QRectF& room)
{
    const auto& heaps = m_plan.start.position.heaps;
    const double width = room.width() / static_cast<double>(std::max<std::size_t>(heaps.size(), 1));
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        m_slots.emplace_back(room.left() + width * static_cast<double>(heap), room.top(), width, room.height());
        m_sizes.push_back(scenes.addLabel(static_cast<int>(heap), 0, {}, m_slots.back().center(), width,
                                          boardType("title", scenes.textScale()), Tone::Heading, QString::number(heaps[heap])));
    }
}

void HeapsPart::play(BoardScenes& scenes, std::size_t, play::Side, const Position&, const Move&, const Position& after)
{
    for (std::size_t heap = 0; heap < std::min(m_sizes.size(), after.heaps.size()); ++heap)
        scenes.pose(m_sizes[heap]).text = QString::number(after.heaps[heap]);
}

std::optional<Move> HeapsPart::moveAt(const Scene&, std::size_t, const Position&, Cutter, QPointF point,
                                      const std::optional<Move>&) const
{
    for (std::size_t heap = 0; heap < m_slots.size(); ++heap) {
        if (m_slots[heap].contains(point))
            return Move{heap, 1};
    }
    return std::nullopt;
}

BoardMark HeapsPart::markOf(const Scene&, std::size_t, const Position&, const Move& move) const
{
    return {.areas = {m_slots[std::min(move.heap, m_slots.size() - 1)]}};
}

}  // namespace nimstone::figures
