// Helpers for games in which a shared nim-sequence holds the Grundy value of each heap. The header is for use inside core only.
#pragma once

#include "core/games/taking/one_heap_moves.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

/// Returns the nim-sum of the values of the heaps, or an error if the value of a heap is not computed.
Known<Count> sumInSequence(std::span<const Count> heaps, SharedSequence& shared);

/// Finds the moves that make the nim-sum of the values `goal`. For each heap, `lookAt(values, heap, wanted, search)` adds the
/// moves that leave pieces of this heap whose values have the nim-sum `wanted`. If `lookAt` returns false, the search ends.
template <class LookAt>
WinningMoves movesInSequence(std::span<const Count> heaps, SharedSequence& shared, Count goal, std::size_t limit,
                             LookAt lookAt)
{
    WinningSearch search(limit);
    const Known<Count> sum = sumInSequence(heaps, shared);
    if (!sum)
        search.stop();
    if (!sum || *sum == goal)
        return search.take();
    const SharedSequence::Reader values(shared);
    search.eachHeap(heaps, [&](std::size_t heap) {
        return lookAt(values, heap, *sum ^ goal ^ values.value(heaps[heap]), search);
    });
    return search.take();
}

}  // namespace nimstone
