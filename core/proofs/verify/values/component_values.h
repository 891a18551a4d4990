// The Grundy value of a part of a sum and of what its moves leave, worked out from the rules. Inside core/proofs/verify only.
#pragma once

#include <optional>

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

struct PartValue {
    using Visit = std::function<void(const Move& move, Count value)>;

    Count value = 0;

    /// Calls a function with every legal move and the value of what it leaves, some of them more than once.
    std::function<void(const Visit&)> eachMove;

    /// The least move, in the order of moves, that leaves a part worth that; none where there is none.
    std::optional<Move> leastMoveTo(Count wanted) const;

    /// The least move, in the same order, that leaves a part worth more than this one.
    std::optional<Move> leastRaise() const;
};

/// None of a part that is too large for it.
std::optional<PartValue> partValue(const Rules& rules, const Heaps& heaps);

/// The same for what a move leaves of a part that partValue() took. It has no bound, because a step of a staircase may be larger
/// after a move, and a split makes more heaps.
PartValue valueAfter(const Rules& rules, const Heaps& heaps);

}  // namespace nimstone::proof
