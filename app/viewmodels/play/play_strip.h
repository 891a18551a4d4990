// Who could win after each move of a game, for a small strip.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/record/record.h"

namespace nimstone {

/// So many positions a strip shows: the last ones.
inline constexpr std::size_t mostStripFields = 160;

/// One of the positions of a game: whom it was won for, and whether the move that led to it gave the win away.
struct StripField {
    enum class Winner : std::uint8_t { Unknown, Foot, Head };  ///< the person's side is at the foot of the board
    Winner winner = Winner::Unknown;
    bool gaveAway = false;

    bool operator==(const StripField&) const = default;
};

/// Of the positions up to the one that shows; takes as long as their outcomes do.
std::vector<StripField> outcomeStrip(play::Record record);

}  // namespace nimstone
