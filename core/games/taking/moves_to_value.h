// Two ways to find the moves that make a position worth a value, which win in a sum whose other parts are worth it. Inside
// core/games only.
#pragma once

#include <vector>

#include "core/game.h"

namespace nimstone {

/// Of a game that is Nim: its winning moves beside a further heap that stands for the other parts, but for those in that heap.
template <Game G>
WinningMoves movesBesideHeap(const G& game, const Position& position, std::size_t heap, Count value, std::size_t limit)
{
    Position all = position;
    all.heaps.resize(heap + 1, 0);
    all.heaps[heap] = value;
    WinningMoves moves = game.winningMoves(all, limit);
    // Only one move can lead in that heap to the smaller value that this part is worth.
    if (game.grundy(position) < value)
        --moves.count;
    std::erase_if(moves.listed, [heap](const Move& move) { return move.heap == heap; });
    return moves;
}

/// One option after another.
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
