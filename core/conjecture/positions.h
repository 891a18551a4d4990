// Enumerates the positions of a game without storing them. Positions with fewer stones come first. Positions with the same
// number of stones are sorted by their heaps, then by the quota.
#pragma once

#include <cstddef>
#include <optional>

#include "core/position.h"

namespace nimstone::conjecture {

/// A range of positions.
struct PositionRange {
    enum class Kind {
        Heaps,  ///< positions of `heaps` heaps of 0 … `most` stones
        Fresh,  ///< one heap of Fibonacci Nim before the first move: all stones but one may be taken
        Quota,  ///< one heap of n with every quota: n − 1 for the heap before the first move, and 1 … n
    };
    Kind kind = Kind::Heaps;
    std::size_t heaps = 1;
    Count most = 0;

    /// Returns the number of positions, or nothing if it is larger than maxCount.
    std::optional<Count> size() const;

    bool operator==(const PositionRange&) const = default;
};

class Positions {
public:
    /// Starts before the first position; the first call of next() goes to it. Requires `most` ≤ maxCount / heaps.
    explicit Positions(const PositionRange& range);

    /// Goes to the next position. Returns false if there is no next position.
    bool next();
    const Position& here() const { return m_here; }

private:
    bool nextHeaps();
    bool nextQuota();
    void fill(std::size_t from, Count stones);

    PositionRange m_range;
    Position m_here;
    bool m_begun = false;
};

}  // namespace nimstone::conjecture
