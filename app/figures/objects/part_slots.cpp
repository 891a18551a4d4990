#include "app/figures/objects/part_slots.h"

#include <algorithm>
#include <numeric>

#include "app/figures/scene/labels.h"

namespace nimstone::figures {

SlotStyle partBars(double type)
{
    return {.most = mostPartBars, .type = type, .unscaledPadding = 16, .firstGap = 12, .gap = 3, .shrinks = true};
}

PartSlots::PartSlots(const std::vector<Count>& parts, double left, double right, const SlotStyle& style) : m_left(left)
{
    for (const Count part : parts)
        m_slots.push_back({part});
    const auto gaps = [&] {
        return m_slots.size() < 2 ? 0 : style.firstGap + style.gap * static_cast<double>(m_slots.size() - 2);
    };
    const auto numberWidth = [&](const PartSlot& slot) { return labelWidth(slot.text(), style.type) + style.padding; };
    // The smallest term never has a scale break, so it needs no additional width.
    const auto least = [&](std::size_t slot) { return numberWidth(m_slots[slot]) + (slot == 0 ? 0 : style.unscaledPadding); };
    const auto leastOfAll = [&] {
        double width = gaps();
        for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
            width += least(slot);
        return width;
    };
    // The smallest and the largest terms are the most important ones.
    while (m_slots.size() > 3 && (m_slots.size() > style.most || (style.shrinks && leastOfAll() > right - left))) {
        PartSlot& shared = m_slots[m_slots.size() - 2];
        shared.value += m_slots[m_slots.size() - 3].value;
        shared.parts += m_slots[m_slots.size() - 3].parts;
        m_slots.erase(m_slots.end() - 3);
    }
    const auto stones = static_cast<double>(std::accumulate(parts.begin(), parts.end(), Count{0}));
    const double unit = (right - left - gaps()) / stones;
    m_toScale = std::ranges::all_of(m_slots, [&](const PartSlot& slot) { return static_cast<double>(slot.value) * unit >= numberWidth(slot); });
    const auto shareOf = [&](std::size_t slot) {
        return style.shares.empty() ? static_cast<double>(m_slots[slot].value) / stones : style.shares[std::min(slot, style.shares.size() - 1)];
    };
    double shares = 0;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
        shares += shareOf(slot);
    const double spare = std::max(0.0, right - left - leastOfAll());
    double end = right;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
        const double wanted = m_toScale ? static_cast<double>(m_slots[slot].value) * unit : least(slot) + spare * shareOf(slot) / shares;
        m_slots[slot].right = end;
        m_slots[slot].left = std::max(end - wanted, left);
        end = m_slots[slot].left - (slot == 0 ? style.firstGap : style.gap);
    }
}

std::size_t PartSlots::own() const
{
    const auto shared = std::ranges::find_if(m_slots, [](const PartSlot& slot) { return slot.parts > 1; });
    return static_cast<std::size_t>(shared - m_slots.begin());
}

double PartSlots::xOf(Count stones) const
{
    for (const PartSlot& slot : m_slots) {
        if (stones <= slot.value)
            return slot.right - slot.width() * static_cast<double>(stones) / static_cast<double>(slot.value);
        stones -= slot.value;
    }
    return m_left;
}

}  // namespace nimstone::figures
