// The Grundy value of a part of a sum and the moves that lead to another, worked out from the rules. Inside
// core/proofs/verify only.
#pragma once

#include <optional>

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

struct PartValue {
    Count value = 0;

    /// The least move, in the order of moves, that leaves a part worth that; none where there is none.
    std::function<std::optional<Move>(Count)> leastMoveTo;
};

/// None of a part that is too large for it.
std::optional<PartValue> partValue(const Rules& rules, const Heaps& heaps);

}  // namespace nimstone::proof
