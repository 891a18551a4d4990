// Compares Cutcake with search, and the values of its blocks with what the simplicity theorem makes of the cuts.
#pragma once

#include "core/crosscheck/report.h"
#include "core/games/values/cutcake.h"

namespace nimstone::crosscheck {

/// Blocks are compared by the cuts alone up to this side: beyond it positions are too many.
inline constexpr Count largestSearchedSide = 3;

/// Values of blocks cost the third power of upTo.
inline constexpr Count largestSide = 1000;

Report checkCake(const Cutcake& game, Count upTo, const Watch& watch);

}  // namespace nimstone::crosscheck
