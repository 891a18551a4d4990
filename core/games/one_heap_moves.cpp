#include "core/games/one_heap_moves.h"

#include <array>

namespace nimstone {

std::optional<MoveError> checkOneHeapMove(const Position& position, const Move& move)
{
    if (move.cutter != Cutter::None)
        return MoveError{MoveError::Kind::IsACut, move};
    if (!move.also.empty())
        return MoveError{MoveError::Kind::TooManyHeaps, move, 1};
    if (move.heap >= position.heaps.size())
        return MoveError{MoveError::Kind::NoSuchHeap, move, position.heaps.size()};
    if (move.taken > position.heaps[move.heap])
        return MoveError{MoveError::Kind::TakesTooMany, move, position.heaps[move.heap]};
    return std::nullopt;
}

Position afterOneHeapMove(const Position& position, const Move& move)
{
    Position after = position;
    after.heaps[move.heap] -= move.taken + move.pieces.first + move.pieces.second;
    const auto place = after.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap);
    const std::array pieces{move.pieces.first, move.pieces.second};
    after.heaps.insert(place, pieces.begin(), pieces.begin() + (move.pieces.first != 0) + (move.pieces.second != 0));
    return after;
}

}  // namespace nimstone
