// Compares Cutcake with search, and compares the values of its blocks with the values that the simplicity theorem gives.
#pragma once

#include "core/crosscheck/report.h"
#include "core/games/values/cutcake.h"

namespace nimstone::crosscheck {

/// The largest side for which pairs of blocks are searched by their cuts alone. Pairs of larger blocks have too many positions.
inline constexpr Count largestSearchedSide = 3;

/// The largest side of the blocks whose values are compared. The time grows with the cube of upTo.
inline constexpr Count largestSide = 1000;

Report checkCake(const Cutcake& game, Count upTo, const WorkMonitor& watch);

}  // namespace nimstone::crosscheck
