#include "core/crosscheck/grid.h"

namespace nimstone::crosscheck {

void Grid::advance(std::span<Count> position) const
{
    for (std::size_t heap = position.size(); heap-- > 0;) {
        if (++position[heap] <= m_upTo)
            break;
        position[heap] = 0;
    }
}

}  // namespace nimstone::crosscheck
