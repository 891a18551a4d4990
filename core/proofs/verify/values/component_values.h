// The Grundy value of a part of a sum, and the values after its moves, computed from the rules. For core/proofs/verify
// only.
#pragma once

#include <optional>

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

struct PartValue {
    using Visit = std::function<void(const Move& move, Count value)>;

    Count value = 0;

    /// Calls a function with every legal move and the value after it; the same move may occur more than once.
    std::function<void(const Visit&)> eachMove;

    /// The least move, in the order of moves, after which the part has the value `wanted`; nullopt if there is none.
    std::optional<Move> leastMoveTo(Count wanted) const;

    /// The least move, in the same order, after which the part has a greater value than now; nullopt if there is none.
    std::optional<Move> leastRaise() const;
};

/// The value and the moves of a part; nullopt if the part is too large.
std::optional<PartValue> partValue(const Rules& rules, const Heaps& heaps);

/// The same for the position after a move in a part that partValue() accepted. It has no size limit, because a step of a
/// staircase may hold more stones after a move, and a split makes more heaps.
PartValue valueAfter(const Rules& rules, const Heaps& heaps);

}  // namespace nimstone::proof
