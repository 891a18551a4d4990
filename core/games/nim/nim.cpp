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

tl::expected<Position, MoveError> Nim::play(const Position& position, const Move& move) const
{
    if (const auto error = check(position, move))
        return tl::unexpected(*error);
    Position after = position;
    after.heaps[move.heap] -= move.taken;
    return after;
}

std::vector<Move> Nim::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        for (Count taken = 1; taken <= position.heaps[heap]; ++taken)
            moves.push_back({heap, taken});
    }
    return moves;
}

Outcome Nim::outcome(const Position& position) const
{
    return nimSum(position.heaps) == 0 ? Outcome::P : Outcome::N;
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
        if (result.listed.size() < limit)
            result.listed.push_back({heap, size - (sum ^ size)});
        ++result.count;
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
