#include "core/game.h"

#include <algorithm>
#include <functional>

namespace nimstone {

std::optional<ShapeError> checkAscending(const Position& position)
{
    const auto blocked = std::ranges::adjacent_find(position.heaps, std::ranges::greater_equal());
    if (blocked == position.heaps.end())
        return std::nullopt;
    return ShapeError{ShapeError::Kind::HeapTooSmall, static_cast<std::size_t>(blocked - position.heaps.begin()) + 1, *blocked + 1};
}

std::vector<Move> Game::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Amounts offered = amounts(position, heap);
        for (Count place = 0; place < offered.count(); ++place)
            moves.push_back({heap, offered.at(place)});
    }
    return moves;
}

bool Game::canMove(const Position& position, Cutter) const
{
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (!amounts(position, heap).empty())
            return true;
    }
    return false;
}

Move Game::randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter) const
{
    const Amounts offered = amounts(position, heap);
    return {heap, offered.at(chance.below(offered.count()))};
}

Wide Game::moveCount(const Position& position, Cutter) const
{
    Wide all = 0;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap)
        all += amounts(position, heap).count();
    return all;
}

Known<Outcome> Game::outcome(const Position& position) const
{
    return grundy(position).map([](Count value) { return value == 0 ? Outcome::P : Outcome::N; });
}

Known<OutcomeClass> Game::outcomeClass(const Position& position) const
{
    return outcome(position).map([](Outcome outcome) { return nimstone::outcomeClass(outcome); });
}

WinningMoves Game::winningMovesBeside(Count others, const Position& position, std::size_t limit) const
{
    if (others == 0)
        return winningMoves(position, limit);
    if (!grundy(position))
        return {.count = 0, .listed = {}, .stopped = true};
    return movesToValue(position, others, limit);
}

}  // namespace nimstone
