#include "core/games/taking/one_heap_moves.h"

#include <algorithm>
#include <numeric>

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

std::optional<MoveError> checkNimMove(const Position& position, const Move& move)
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, position.heaps[move.heap]};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    return std::nullopt;
}

std::vector<std::size_t> WinningSearch::smallestFirst(std::span<const Count> heaps)
{
    std::vector<std::size_t> order(heaps.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t heap) { return heaps[heap]; });
    return order;
}

void WinningSearch::putInOrder()
{
    std::vector<Move>& listed = m_found.listed;
    std::ranges::inplace_merge(listed, listed.begin() + static_cast<std::ptrdiff_t>(m_ofOthers), {}, &Move::heap);
    if (listed.size() > m_limit)
        listed.erase(listed.begin() + static_cast<std::ptrdiff_t>(m_limit), listed.end());
}

}  // namespace nimstone
