// The moves of one part of a sum by the Grundy value that they lead to.
#pragma once

#include "core/sum/rules.h"

namespace nimstone {

/// The moves that make the part worth `value`, in the order of WinningMoves. `value` is not the position's own Grundy
/// value. It stops where the options are too many to be looked at one by one, or not all their values are known.
WinningMoves movesToValue(const Rules& rules, const Position& position, Count value, std::size_t limit);

}  // namespace nimstone
