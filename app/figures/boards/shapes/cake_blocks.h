// The blocks of Cutcake while they are cut: each block of a position is a part of a block of the start.
#pragma once

#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// A block of a position as a part of an origin. An origin is a block as it was at the start. Left cuts across `width`,
/// the first side, and Right across `height`.
struct CakeBlock {
    std::size_t origin = 0;
    Count x = 0;
    Count y = 0;
    Count width = 0;
    Count height = 0;
    std::size_t id = 0;  ///< stays with the first piece of a cut; the other piece gets the next free id

    bool operator==(const CakeBlock&) const = default;
};

class CakeBlocks {
public:
    /// `sides` has the two sides of each block, one block after the other. At the start block k is all of origin k and
    /// has id k.
    explicit CakeBlocks(const std::vector<Count>& sides);

    /// The blocks after all moves played so far.
    const std::vector<CakeBlock>& now() const { return m_now; }

    /// The blocks after `ply` moves of the record. `ply` may be earlier than the last move played.
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
