// The positions of a game one after the other: fewest stones first, and of as many stones in the order of their heaps
// (then of the quota). None is stored.
#pragma once

#include <cstddef>
#include <optional>

#include "core/position.h"

namespace nimstone::conjecture {

/// Which positions.
struct PositionRange {
    enum class Kind {
        Heaps,  ///< `heaps` heaps of 0 … `most` stones
        Fresh,  ///< one heap of Fibonacci Nim before the first move: all but one may be taken
        Quota,  ///< the same with every quota: that of a fresh heap, and 1 … n
    };
    Kind kind = Kind::Heaps;
    std::size_t heaps = 1;
    Count most = 0;

    /// How many they are; none where that is over maxCount.
    std::optional<Count> size() const;

    bool operator==(const PositionRange&) const = default;
};

class Positions {
public:
    /// Stands before the first one. `most` ≤ maxCount / heaps.
    explicit Positions(const PositionRange& range);

    /// Goes on to the next one; false where there is none.
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
