// Two algorithms that find the moves to a given Grundy value. Such a move wins in a sum if the other components together have
// this value. The header is for use inside core/games only.
#pragma once

#include <vector>

#include "core/game.h"

namespace nimstone {

/// Finds the moves to the value `value` in a game whose Grundy value is a nim-sum of heap sizes. It adds a heap of `value` stones
/// at index `heap`, and returns the winning moves of this larger position, except the moves in the added heap.
template <Game G>
WinningMoves movesBesideHeap(const G& game, const Position& position, std::size_t heap, Count value, std::size_t limit)
{
    Position all = position;
    all.heaps.resize(heap + 1, 0);
    all.heaps[heap] = value;
    WinningMoves moves = game.winningMoves(all, limit);
    // The added heap has at most one winning move. It has one if the Grundy value of the position is smaller than `value`.
    if (game.grundy(position) < value)
        --moves.count;
    std::erase_if(moves.listed, [heap](const Move& move) { return move.heap == heap; });
    return moves;
}

/// Tries every option of the position and returns the moves to the options for which `valueOf` returns `value`.
template <Game G>
WinningMoves movesAmongOptions(const G& game, const Position& position, Count value, std::size_t limit, auto valueOf)
{
    WinningMoves moves;
    for (Move& move : game.legalMoves(position)) {
        const Known<Count> reached = valueOf(*game.play(position, move));
        moves.stopped = moves.stopped || !reached;
        if (reached != Known<Count>(value))
            continue;
        moves.add(std::move(move), limit);
    }
    return moves;
}

}  // namespace nimstone
