// How many moves a game can still last.
#pragma once

#include "core/sum/game_sum.h"

namespace nimstone::play {

/// The most moves that both players together can make from here; at most maxCount. It is exact but for take-and-break
/// games with heaps over 64, of which it is what taking the fewest stones at a time allows, and for Cutcake, where it is
/// how many cuts there are whoever makes them: never too few.
Count longestPlay(const Rules& rules, const Position& position);
Count longestPlay(const GameSum& sum);

}  // namespace nimstone::play
