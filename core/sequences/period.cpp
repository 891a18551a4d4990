#include "core/sequences/period.h"

#include <algorithm>

namespace nimstone {

PeriodRule::PeriodRule(const SequenceGame& game) : m_parts(2), m_reach(0), m_proves(false)
{
    if (const auto* code = std::get_if<TakeAndBreakCode>(&game)) {
        m_parts = heapRules(game).tripling.empty() ? 2 : 3;
        m_reach = code->last();
        m_proves = true;
    } else if (const auto* set = std::get_if<SubtractionSet>(&game)) {
        *this = ofWindows(set->largest());
    }
}

Count PeriodRule::below(Count period, Count preperiod) const
{
    if (m_parts == 0)
        return preperiod + m_reach;
    return m_parts * std::max<Count>(preperiod, 1) + (m_parts - 1) * period + m_reach;
}

Certificate PeriodRule::certificate(Count period, Count preperiod) const
{
    if (m_parts == 0)
        return EqualWindows{preperiod, preperiod + period, m_reach};
    return PeriodRange{std::max<Count>(preperiod, 1), below(period, preperiod)};
}

}  // namespace nimstone
