#include "core/games/nim/inner_nim_game.h"

namespace nimstone {

WinningMoves InnerNimGame::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    WinningMoves moves;
    const NimHeaps heaps = heapsWithin(position);
    const Count change = nimSum(heaps) ^ value;
    for (const NimHeap& heap : heaps) {
        if (change == 0)
            break;
        if (auto move = moveTo(position, heap, heap.size ^ change))
            moves.add(*std::move(move), limit);
    }
    return moves;
}

}  // namespace nimstone
