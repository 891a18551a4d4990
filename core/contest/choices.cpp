#include "core/contest/choices.h"

#include <algorithm>
#include <numeric>

namespace nimstone::contest {

bool isSmaller(const Case& a, const Case& b)
{
    if (a.size() != b.size())
        return a.size() < b.size();
    const auto sum = [](const Case& numbers) { return std::accumulate(numbers.begin(), numbers.end(), Count{0}); };
    const Count sumOfA = sum(a);
    const Count sumOfB = sum(b);
    return sumOfA != sumOfB ? sumOfA < sumOfB : a < b;
}

Case Choices::Record::numbers() const
{
    Case numbers;
    numbers.reserve(choices.size());
    for (const Choice& choice : choices)
        numbers.push_back(choice.value);
    return numbers;
}

Count Choices::number(NumberRange range, Count smallMost)
{
    const Count wanted = m_at < m_proposed.size() ? m_proposed[m_at] : range.least;
    const Count value = std::clamp(wanted, range.least, range.most);
    ++m_at;
    if (m_record)
        m_record->choices.push_back({value, range, std::clamp(smallMost, range.least, range.most)});
    return value;
}

void Choices::settle(Count value)
{
    if (m_record)
        m_record->choices.back().value = value;
}

Choices::List Choices::list(NumberRange range, Count smallMost)
{
    const std::size_t at = m_at;
    return {number(range, smallMost), at};
}

}  // namespace nimstone::contest
