#include "core/sequences/plain_method.h"


namespace nimstone::sequence {

bool PlainMethod::extendTo(std::size_t size)
{
    // The value of an option, which is a nim-sum of terms, has at most 16 bits. The mex may be one larger than all these values.
    m_seenFor.resize(Count{1} << 17, 0);
    while (m_terms.size() < size) {
        const Count value = mexOfOptions(m_terms.size());
        if (value > largestTerm)
            return false;
        m_terms.push_back(static_cast<Term>(value));
    }
    return true;
}

void PlainMethod::see(Count value)
{
    m_seenFor[value] = static_cast<std::uint32_t>(m_terms.size() + 1);
}

Count PlainMethod::mexOfOptions(std::size_t heap)
{
    for (const Count amount : m_rules.emptying) {
        if (amount >= heap) {
            if (amount == heap && heap != 0)
                see(0);
            break;
        }
    }
    for (const Count amount : m_rules.leavingOne) {
        if (amount >= heap)
            break;
        see(m_terms[heap - amount]);
    }
    if (m_rules.anyAmount) {
        for (std::size_t rest = 0; rest < heap; ++rest)
            see(m_terms[rest]);
    }
    for (const Count amount : m_rules.splitting) {
        if (amount + 2 > heap)
            break;
        const std::size_t rest = heap - amount;
        const std::size_t last = m_rules.unequal ? (rest - 1) / 2 : rest / 2;
        for (std::size_t part = 1; part <= last; ++part)
            see(m_terms[part] ^ m_terms[rest - part]);
    }
    for (const Count amount : m_rules.tripling) {
        if (amount + 3 > heap)
            break;
        const std::size_t rest = heap - amount;
        for (std::size_t first = 1; first <= rest / 3; ++first) {
            for (std::size_t second = first; second <= (rest - first) / 2; ++second)
                see(m_terms[first] ^ m_terms[second] ^ m_terms[rest - first - second]);
        }
    }
    const auto mark = static_cast<std::uint32_t>(heap + 1);
    Count mex = 0;
    while (m_seenFor[mex] == mark)
        ++mex;
    return mex;
}

}  // namespace nimstone::sequence
