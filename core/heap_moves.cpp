#include "core/heap_moves.h"

#include <algorithm>

namespace nimstone {

Amounts Amounts::range(Count least, Count most, Count step)
{
    Amounts amounts;
    amounts.m_least = least;
    amounts.m_step = step;
    amounts.m_count = most < least ? 0 : (most - least) / step + 1;
    return amounts;
}

Amounts Amounts::of(std::vector<Count> listed)
{
    Amounts amounts;
    amounts.m_count = listed.size();
    amounts.m_listed = std::move(listed);
    return amounts;
}

Count Amounts::countBelow(Count amount) const
{
    if (!m_listed.empty())
        return static_cast<Count>(std::ranges::lower_bound(m_listed, amount) - m_listed.begin());
    return amount <= m_least ? 0 : std::min(m_count, (amount - m_least - 1) / m_step + 1);
}

std::optional<Count> Amounts::next(Count amount) const
{
    const Count upTo = countBelow(amount + 1);
    return upTo < m_count ? std::optional(at(upTo)) : std::nullopt;
}

std::optional<Count> Amounts::previous(Count amount) const
{
    const Count below = countBelow(amount);
    return below > 0 ? std::optional(at(below - 1)) : std::nullopt;
}

std::optional<Count> Amounts::nearest(Count wanted) const
{
    const auto below = previous(wanted + 1);
    const auto above = next(wanted);
    if (!below || !above)
        return below ? below : above;
    return *above - wanted < wanted - *below ? above : below;
}

}  // namespace nimstone
