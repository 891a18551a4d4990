// The blocks of Cutcake: each block of a position is a rectangle within a block of the start.
#pragma once

#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// A block of a position. `origin` is the index of the block of the start from which it was cut; `x`, `y`, `width` and
/// `height` are its place there, in squares. Left cuts across `width` (the first side), and Right cuts across `height`.
struct CakeBlock {
    std::size_t origin = 0;
    Count x = 0;
    Count y = 0;
    Count width = 0;
    Count height = 0;
    std::size_t id = 0;  ///< the identity of the block. The first piece of a cut keeps the id, and the second piece gets the next free id

    bool operator==(const CakeBlock&) const = default;
};

/// Returns the blocks at the start. `sides` contains the two sides of block 0, then the two sides of block 1, and so on.
/// Block k fills origin k and has id k.
std::vector<CakeBlock> blocksOf(const std::vector<Count>& sides);

/// Plays a legal move.
void playOnBlocks(std::vector<CakeBlock>& blocks, const Move& move);

}  // namespace nimstone::figures
