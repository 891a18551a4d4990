// What games have in common whose Grundy values, heap by heap, are held by a shared nim-sequence. Inside core only.
#pragma once

#include "core/games/taking/one_heap_moves.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

/// The nim-sum of the heaps' values, or that one of them is beyond what is computed.
Known<Count> sumInSequence(std::span<const Count> heaps, SharedSequence& shared);

/// The moves that make the nim-sum of the values `goal`, where a sequence holds them. `lookAt(values, heap, wanted,
/// search)` adds to the search those moves in one heap whose parts are together worth `wanted`; false ends the search.
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
