// The history of the blocks of Cutcake: each block of a position is a rectangle within a block of the start.
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

class CakeBlocks {
public:
    /// `sides` contains the two sides of block 0, then the two sides of block 1, and so on. At the start, block k fills
    /// origin k and has id k.
    explicit CakeBlocks(const std::vector<Count>& sides);

    /// The blocks after all moves played so far.
    const std::vector<CakeBlock>& now() const { return m_now; }

    /// The blocks after `ply` moves of the record. `ply` may be less than the number of moves played so far.
    std::vector<CakeBlock> at(std::size_t ply) const;

    /// Plays a legal move.
    void play(std::size_t ply, const Move& move);

private:
    struct Change {
        std::size_t ply;
        std::size_t block;
        CakeBlock before;
    };

    std::vector<CakeBlock> m_now;
    std::vector<Change> m_changes;
    std::size_t m_ids;
};

}  // namespace nimstone::figures
