// Blocks that are cut: which part of the first blocks each block of a position is.
#pragma once

#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// A block of a position as part of an origin, the block that was there at the start. Left cuts across `width`, the
/// first side, Right across `height`.
struct CakeBlock {
    std::size_t origin = 0;
    Count x = 0;
    Count y = 0;
    Count width = 0;
    Count height = 0;
    std::size_t id = 0;  ///< stays with the first piece; the other gets the next free one

    bool operator==(const CakeBlock&) const = default;
};

class CakeBlocks {
public:
    /// The sides of each block, one block after the other. Block k is the whole of origin k, with id k.
    explicit CakeBlocks(const std::vector<Count>& sides);

    /// The blocks after all moves that were played.
    const std::vector<CakeBlock>& now() const { return m_now; }

    /// The blocks after `ply` moves of the record.
    std::vector<CakeBlock> at(std::size_t ply) const;

    /// A legal move.
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
