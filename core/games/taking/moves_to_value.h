// Two algorithms that find the moves to a given Grundy value; such moves win in a sum whose other components have this value
// together. Only for use inside core/games.
#pragma once

#include <vector>

#include "core/game.h"

namespace nimstone {

/// For games whose values add like Nim heaps: places a further heap with the value of the other components at index `heap`, and
/// returns the winning moves of the whole, except those in the further heap.
template <Game G>
WinningMoves movesBesideHeap(const G& game, const Position& position, std::size_t heap, Count value, std::size_t limit)
{
    Position all = position;
    all.heaps.resize(heap + 1, 0);
    all.heaps[heap] = value;
    WinningMoves moves = game.winningMoves(all, limit);
    // At most one winning move is in the further heap: it exists if the position's own value is smaller.
    if (game.grundy(position) < value)
        --moves.count;
    std::erase_if(moves.listed, [heap](const Move& move) { return move.heap == heap; });
    return moves;
}

/// Tries every option of the position and keeps those with the value.
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
