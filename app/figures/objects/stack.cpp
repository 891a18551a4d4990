#include "app/figures/objects/stack.h"

#include <algorithm>

namespace nimstone::figures {

std::size_t Stack::add(double least, double most)
{
    m_bands.push_back({least, most});
    m_least += least;
    m_most += most;
    return m_bands.size() - 1;
}

void Stack::spring()
{
    m_bands.push_back({.spring = true});
    ++m_springs;
}

QRectF Stack::operator[](std::size_t band) const
{
    const double share = m_most > m_least ? std::clamp((m_room.height() - m_least) / (m_most - m_least), 0.0, 1.0) : 0;
    const double left = std::max(0.0, m_room.height() - m_most);
    const auto heightOf = [&](const Band& one) { return one.spring ? left / m_springs : one.least + share * (one.most - one.least); };
    double top = m_room.top() + (m_springs > 0 ? 0 : left / 2);
    for (std::size_t before = 0; before < band; ++before)
        top += heightOf(m_bands[before]);
    return {m_room.left(), top, m_room.width(), heightOf(m_bands[band])};
}

}  // namespace nimstone::figures
