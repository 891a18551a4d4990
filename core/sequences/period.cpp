#include "core/sequences/period.h"

#include <algorithm>

#include "core/sequences/heap_rules.h"

namespace nimstone {

PeriodRule::PeriodRule(const HeapRules& rules)
    : m_parts(rules.theorem == PeriodTheorem::Windows ? 0 : rules.tripling.empty() ? 2 : 3), m_reach(rules.last()),
      m_proves(rules.theorem != PeriodTheorem::None)
{
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
