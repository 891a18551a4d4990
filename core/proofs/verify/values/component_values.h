// The Grundy value of a component of a sum, and its values after each of its moves. They are computed from the rules.
// For use in core/proofs/verify only.
#pragma once

#include <optional>

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

struct PartValue {
    using Visit = std::function<void(const Move& move, Count value)>;

    Count value = 0;

    /// Calls a function with each legal move and the value of the component after this move. It may call the function
    /// several times for the same move.
    std::function<void(const Visit&)> eachMove;

    /// The least move, in the order of moves, after which the component has the value `wanted`; nullopt if no such move
    /// exists.
    std::optional<Move> leastMoveTo(Count wanted) const;

    /// The least move, in the order of moves, after which the value of the component is greater than before; nullopt if
    /// no such move exists.
    std::optional<Move> leastRaise() const;
};

/// The value and the moves of a component; nullopt if the component is too large.
std::optional<PartValue> partValue(const Rules& rules, const Heaps& heaps);

/// The value and the moves of a component after a move; partValue() has accepted the component before this move. The
/// function has no size limit, because after a move a step of a staircase may have more stones, and after a split there
/// are more heaps.
PartValue valueAfter(const Rules& rules, const Heaps& heaps);

}  // namespace nimstone::proof
