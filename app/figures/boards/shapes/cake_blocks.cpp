#include "app/figures/boards/shapes/cake_blocks.h"

namespace nimstone::figures {

CakeBlocks::CakeBlocks(const std::vector<Count>& sides) : m_ids(sides.size() / 2)
{
    for (std::size_t block = 0; block < m_ids; ++block)
        m_now.push_back({block, 0, 0, sides[2 * block], sides[2 * block + 1], block});
}

std::vector<CakeBlock> CakeBlocks::at(std::size_t ply) const
{
    std::vector<CakeBlock> blocks = m_now;
    for (auto change = m_changes.rbegin(); change != m_changes.rend() && change->ply >= ply; ++change) {
        const auto place = blocks.begin() + static_cast<std::ptrdiff_t>(change->block);
        blocks.erase(place + 1);
        *place = change->before;
    }
    return blocks;
}

void CakeBlocks::play(std::size_t ply, const Move& move)
{
    const auto place = m_now.begin() + static_cast<std::ptrdiff_t>(move.heap);
    m_changes.push_back({ply, move.heap, *place});
    CakeBlock other = *place;
    other.id = m_ids++;
    if (move.cutter == Cutter::Left) {
        place->width = move.pieces.first;
        other.x += move.pieces.first;
        other.width -= move.pieces.first;
    } else {
        place->height = move.pieces.first;
        other.y += move.pieces.first;
        other.height -= move.pieces.first;
    }
    m_now.insert(place + 1, other);
}

}  // namespace nimstone::figures
