#include "core/games/nim/nim.h"

#include "core/games/taking/moves_to_value.h"
#include "core/games/taking/one_heap_moves.h"
#include "core/nimber.h"

namespace nimstone {

std::optional<MoveError> Nim::check(const Position& position, const Move& move) const
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, position.heaps[move.heap]};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    return std::nullopt;
}

WinningMoves Nim::winningMoves(const Position& position, std::size_t limit) const
{
    WinningMoves result;
    const Count sum = nimSum(position.heaps);
    const auto column = highestColumn(sum);
    if (!column)
        return result;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count size = position.heaps[heap];
        if (!hasBit(size, *column))
            continue;
        result.add({heap, size - (sum ^ size)}, limit);
    }
    return result;
}

Count Nim::grundy(const Position& position) const
{
    return nimSum(position.heaps);
}

WinningMoves Nim::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    return movesBesideHeap(*this, position, position.heaps.size(), goal, limit);
}

}  // namespace nimstone
