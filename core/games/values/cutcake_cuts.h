// Which cuts of one block are good enough: found in ranges, since a side may be of any length.
#pragma once

#include <vector>

#include "core/count.h"
#include "core/wide.h"

namespace nimstone {

struct WinningCuts {
    Count count = 0;
    std::vector<Count> first;  ///< the first of them, by length of the first piece
};

/// The cuts of a block own × other after which its two pieces together are worth at least `needed` to the cutter, who
/// cuts the side `own`; at most `limit` are listed.
WinningCuts winningCuts(Count own, Count other, SignedWide needed, std::size_t limit);

}  // namespace nimstone
