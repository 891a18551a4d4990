// The nim-sequence that a game has, where its heaps are independent and play alike.
#pragma once

#include <optional>

#include "core/sequences/sequence_game.h"
#include "core/sum/rules.h"

namespace nimstone {

/// None for games that have none: with two linked heaps, a quota, misère play or steps.
std::optional<SequenceGame> sequenceGameOf(const Rules& rules);

}  // namespace nimstone
