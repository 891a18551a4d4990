// Finds the moves to a given Grundy value by trying all moves. Such a move wins in a sum if the other components together have this
// value. The header is for use inside core/games only.
#pragma once

#include <utility>

#include "core/game.h"

namespace nimstone {

/// Tries every option of the position and returns the moves to the options for which `valueOf` returns `value`.
inline WinningMoves movesAmongOptions(const Game& game, const Position& position, Count value, std::size_t limit, auto valueOf)
{
    WinningMoves moves;
    for (Move& move : game.legalMoves(position)) {
        const Known<Count> reached = valueOf(game.after(position, move));
        moves.stopped = moves.stopped || !reached;
        if (reached == Known<Count>(value))
            moves.add(std::move(move), limit);
    }
    return moves;
}

}  // namespace nimstone
