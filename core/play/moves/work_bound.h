// How much work a position is for those who draw it: whether what is said of it is there at once.
#pragma once

#include "core/sum/game_sum.h"

namespace nimstone::play {

/// Whether the outcome of this position, the verdict on a move from it and a winning move are found within a few
/// milliseconds, told by the game and the size alone: the same answer each time, whatever was computed before.
bool isLittleWork(const GameSum& sum);

}  // namespace nimstone::play
