#include "core/conjecture/positions.h"

#include <algorithm>
#include <numeric>

#include "core/wide.h"

namespace nimstone::conjecture {

std::optional<Count> PositionRange::size() const
{
    const Wide sizes = static_cast<Wide>(most) + 1;
    Wide size = 1;
    switch (kind) {
    case Kind::Heaps:
        for (std::size_t heap = 0; heap < heaps && size <= maxCount; ++heap)
            size *= sizes;
        break;
    case Kind::Fresh: size = sizes; break;
    case Kind::Quota:
        // A heap of n ≥ 1 has the quotas 1 … n. The empty heap has the quota 0, and so has the heap of 1 before the first move.
        if (most > 0)
            size = 2 + product(most, most + 1) / 2;
        break;
    }
    if (size > maxCount)
        return std::nullopt;
    return static_cast<Count>(size);
}

Positions::Positions(const PositionRange& range) : m_range(range)
{
    m_here.heaps.resize(m_range.heaps);
    if (m_range.kind != PositionRange::Kind::Heaps)
        m_here.quota = 0;
}

bool Positions::next()
{
    if (!m_begun) {
        m_begun = true;
        return true;
    }
    return m_range.kind == PositionRange::Kind::Heaps ? nextHeaps() : nextQuota();
}

bool Positions::nextHeaps()
{
    auto& heaps = m_here.heaps;
    Count behind = 0;
    // Finds the last heap that can grow by a stone from the heaps after it; those heaps are then filled again.
    for (std::size_t heap = heaps.size(); heap-- > 0;) {
        if (behind > 0 && heaps[heap] < m_range.most) {
            ++heaps[heap];
            fill(heap + 1, behind - 1);
            return true;
        }
        behind += heaps[heap];
    }
    if (behind >= m_range.most * heaps.size())
        return false;
    fill(0, behind + 1);
    return true;
}

/// Distributes `stones` stones over the heaps from index `from` on, with as many stones as possible on the last heaps. The
/// result is the first position, in the order of the enumeration, with this number of stones on these heaps.
void Positions::fill(std::size_t from, Count stones)
{
    for (std::size_t heap = m_here.heaps.size(); heap-- > from;) {
        m_here.heaps[heap] = std::min(stones, m_range.most);
        stones -= m_here.heaps[heap];
    }
}

bool Positions::nextQuota()
{
    Count& size = m_here.heaps[0];
    if (m_range.kind == PositionRange::Kind::Quota && m_here.quota < size) {
        ++m_here.quota;
        return true;
    }
    if (size >= m_range.most)
        return false;
    ++size;
    m_here.quota = m_range.kind == PositionRange::Kind::Fresh || size == 1 ? size - 1 : 1;
    return true;
}

}  // namespace nimstone::conjecture
