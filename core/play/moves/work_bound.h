// Estimates how much work a position takes, so that a view knows whether it can show an analysis at once.
#pragma once

#include "core/sum/game_sum.h"

namespace nimstone::play {

/// True if the outcome of this position, the verdict on a move from it and a winning move can be found within a few
/// milliseconds. It depends only on the game and the size, not on what was computed earlier.
bool isQuickToAnalyse(const GameSum& sum);

}  // namespace nimstone::play
