// Estimates how much work a position takes, so that a view knows whether it can show an analysis at once.
#pragma once

#include "core/sum/game_sum.h"

namespace nimstone::play {

/// True if the outcome of the position, a winning move, and the verdict on a move from it can be computed within a few
/// milliseconds. The result depends only on the game and the size of the position, not on what was computed earlier.
bool isQuickToAnalyze(const GameSum& sum);

}  // namespace nimstone::play
