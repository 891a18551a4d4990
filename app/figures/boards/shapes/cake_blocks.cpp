#include "app/figures/boards/shapes/cake_blocks.h"

namespace nimstone::figures {

std::vector<CakeBlock> blocksOf(const std::vector<Count>& sides)
{
    std::vector<CakeBlock> blocks;
    for (std::size_t block = 0; block < sides.size() / 2; ++block)
        blocks.push_back({block, 0, 0, sides[2 * block], sides[2 * block + 1], block});
    return blocks;
}

void playOnBlocks(std::vector<CakeBlock>& blocks, const Move& move)
{
    const auto place = blocks.begin() + static_cast<std::ptrdiff_t>(move.heap);
    CakeBlock other = *place;
    other.id = blocks.size();
    if (move.cutter == Cutter::Left) {
        place->width = move.pieces.first;
        other.x += move.pieces.first;
        other.width -= move.pieces.first;
    } else {
        place->height = move.pieces.first;
        other.y += move.pieces.first;
        other.height -= move.pieces.first;
    }
    blocks.insert(place + 1, other);
}

}  // namespace nimstone::figures
