// Finds the winning cuts of one block. It works on ranges of cuts, because a side may have any length.
#pragma once

#include <vector>

#include "core/count.h"
#include "core/wide.h"

namespace nimstone {

struct WinningCuts {
    Count count = 0;
    std::vector<Count> first;  ///< the lengths of the first piece for the listed winning cuts, ascending
};

/// Finds the cuts of a block own × other after which the two pieces together have at least the value `needed` for the cutter.
/// The cutter cuts the side `own`. At most `limit` cuts are listed.
WinningCuts winningCuts(Count own, Count other, SignedWide needed, std::size_t limit);

}  // namespace nimstone
