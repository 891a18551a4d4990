#include "core/sequences/subtraction_set.h"

#include <algorithm>

namespace nimstone {

tl::expected<SubtractionSet, SubtractionSet::Error> SubtractionSet::make(std::vector<Count> amounts)
{
    std::ranges::sort(amounts);
    amounts.erase(std::unique(amounts.begin(), amounts.end()), amounts.end());
    if (amounts.empty())
        return tl::unexpected(Error::Empty);
    if (amounts.front() == 0)
        return tl::unexpected(Error::HoldsZero);
    if (amounts.back() > maxCount)
        return tl::unexpected(Error::OverMaximum);
    if (amounts.size() > maxSetSize)
        return tl::unexpected(Error::TooManyAmounts);
    return SubtractionSet(std::move(amounts));
}

bool SubtractionSet::holds(Count amount) const
{
    return std::ranges::binary_search(m_amounts, amount);
}

std::string SubtractionSet::text() const
{
    std::string text;
    for (const Count amount : m_amounts)
        text += (text.empty() ? "" : ",") + std::to_string(amount);
    return text;
}

SubtractionSet::operator HeapRules() const
{
    HeapRules rules{.name = "subtraction(" + text() + ')', .emptying = m_amounts, .leavingOne = m_amounts,
                    .theorem = PeriodTheorem::Windows};
    if (const Count only = largest(); m_amounts.size() == 1)
        rules.closed = ClosedSequence{[only](Count heap) { return heap / only % 2; }, {{2 * only, 0, 0}, EqualWindows{0, 2 * only, only}}};
    return rules;
}

}  // namespace nimstone
