#include "core/games/taking/bash_game.h"

#include "core/games/taking/one_heap_moves.h"

namespace nimstone {

tl::expected<BashGame, BadParameter> BashGame::make(Count m)
{
    if (m == 0)
        return tl::unexpected(BadParameter{BadParameter::Kind::TooSmall, 0, 1});
    if (m > maxCount)
        return tl::unexpected(BadParameter{BadParameter::Kind::TooLarge, 0, maxCount});
    return BashGame(m);
}

std::optional<MoveError> BashGame::check(const Position& position, const Move& move) const
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, position.heaps[move.heap]};
    if (move.taken > m_most)
        return MoveError{MoveError::Kind::OverMaximum, move, m_most};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    return std::nullopt;
}

Count BashGame::grundy(const Position& position) const
{
    return *sumOfValues(position.heaps, [this](Count heap) -> Known<Count> { return heap % (m_most + 1); });
}

WinningMoves BashGame::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    WinningSearch search(limit);
    const Count sum = grundy(position);
    for (std::size_t heap = 0; sum != goal && heap < position.heaps.size(); ++heap) {
        const Count value = position.heaps[heap] % (m_most + 1);
        const Count wanted = sum ^ goal ^ value;
        // The m heap sizes just below this heap have all values 0 … m except the value of this heap.
        if (wanted > m_most)
            continue;
        const Count amount = wanted < value ? value - wanted : value + (m_most + 1 - wanted);
        if (amount <= position.heaps[heap])
            search.add({heap, amount});
    }
    return search.take();
}

}  // namespace nimstone
