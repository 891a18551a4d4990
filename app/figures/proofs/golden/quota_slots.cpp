#include "app/figures/proofs/golden/quota_slots.h"

#include <algorithm>

namespace nimstone::figures {

namespace {

constexpr std::size_t mostSlots = 6;

/// A bar is drawn to scale if it has at most `mostToScale` stones, and at most `mostOfSmallest` times as many stones as
/// its smallest term.
constexpr Count mostToScale = 40;
constexpr Count mostOfSmallest = 16;

/// The weight of a slot's width if the bar is not to scale. The first two slots are wider, because the proof is about
/// them.
double weightOf(std::size_t slot) { return slot == 0 ? 1.1 : slot == 1 ? 1.6 : 0.9; }

}  // namespace

QuotaSlots::QuotaSlots(const std::vector<Count>& parts, double left, double right) : m_left(left)
{
    for (const Count part : parts)
        m_slots.push_back({part});
    while (m_slots.size() > mostSlots) {
        QuotaSlot& last = m_slots[m_slots.size() - 2];
        QuotaSlot& before = m_slots[m_slots.size() - 3];
        before.value += last.value;
        before.parts += last.parts;
        m_slots.erase(m_slots.end() - 2);
    }
    Count stones = 0;
    for (const QuotaSlot& slot : m_slots)
        stones += slot.value;
    m_toScale = !leavesOut() && stones <= mostToScale && !parts.empty() && stones <= mostOfSmallest * parts.front();
    const auto weight = [this](std::size_t slot) {
        return m_toScale ? static_cast<double>(m_slots[slot].value) : weightOf(slot);
    };
    double total = 0;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
        total += weight(slot);
    double end = right;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
        m_slots[slot].right = end;
        end -= (right - left) * weight(slot) / total;
        m_slots[slot].left = end;
    }
}

bool QuotaSlots::leavesOut() const
{
    return std::ranges::any_of(m_slots, [](const QuotaSlot& slot) { return slot.parts > 1; });
}

std::size_t QuotaSlots::own() const
{
    const auto shared = std::ranges::find_if(m_slots, [](const QuotaSlot& slot) { return slot.parts > 1; });
    return static_cast<std::size_t>(shared - m_slots.begin());
}

double QuotaSlots::xOf(Count stones) const
{
    for (const QuotaSlot& slot : m_slots) {
        if (stones <= slot.value)
            return slot.right - (slot.right - slot.left) * static_cast<double>(stones) / static_cast<double>(slot.value);
        stones -= slot.value;
    }
    return m_left;
}

}  // namespace nimstone::figures
