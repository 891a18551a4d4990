#include "core/sequences/plain_method.h"

#include <algorithm>
#include <bit>

namespace nimstone::sequence {

bool PlainMethod::extendTo(std::size_t size)
{
    if (m_seenFor.empty()) {
        makeRoomFor(0);
        for (const Term known : m_terms)
            makeRoomFor(known);
    }
    while (m_terms.size() < size) {
        const Count value = mexOfOptions(m_terms.size());
        if (value > largestTerm)
            return false;
        m_terms.push_back(static_cast<Term>(value));
        makeRoomFor(value);
    }
    return true;
}

void PlainMethod::makeRoomFor(Count term)
{
    // The value of an option, which is a nim-sum of terms, has at most as many bits as the largest term. The mex may be one larger than
    // all these values.
    const Count room = 2 * std::bit_ceil(term + 1);
    if (m_seenFor.size() < room)
        m_seenFor.resize(room, 0);
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
    for (std::size_t rest = heap - std::min<Count>(heap, m_rules.upTo); rest < heap; ++rest)
        see(m_terms[rest]);
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
