#include "core/games/taking/subtraction_game.h"

#include <algorithm>

#include "core/games/taking/sequence_values.h"

namespace nimstone {

namespace {

BadParameter refusal(SubtractionSet::Error error, const std::vector<Count>& amounts)
{
    using Error = SubtractionSet::Error;
    using Kind = BadParameter::Kind;
    const auto placeOf = [&](auto found) { return static_cast<std::size_t>(found - amounts.begin()); };
    switch (error) {
    case Error::HoldsZero: return {Kind::TooSmall, placeOf(std::ranges::find(amounts, Count{0})), 1};
    case Error::OverMaximum:
        return {Kind::TooLarge, placeOf(std::ranges::find_if(amounts, [](Count n) { return n > maxCount; })), maxCount};
    case Error::TooManyAmounts: return {Kind::TooLarge, maxSetSize, maxSetSize};
    case Error::Empty: break;
    }
    return {Kind::Empty};
}

}  // namespace

tl::expected<SubtractionGame, BadParameter> SubtractionGame::make(std::vector<Count> amounts)
{
    auto set = SubtractionSet::make(amounts);
    if (!set)
        return tl::unexpected(refusal(set.error(), amounts));
    return SubtractionGame(*std::move(set));
}

SubtractionGame::SubtractionGame(SubtractionSet set) : m_set(std::move(set)), m_values(SharedSequence::of(m_set)) {}

std::optional<MoveError> SubtractionGame::check(const Position& position, const Move& move) const
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, position.heaps[move.heap]};
    if (!m_set.holds(move.taken))
        return MoveError{MoveError::Kind::AmountNotOffered, move};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    return std::nullopt;
}

Known<Count> SubtractionGame::grundy(const Position& position) const
{
    return sumInSequence(position.heaps, *m_values);
}

WinningMoves SubtractionGame::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    return movesInSequence(position.heaps, *m_values, goal, limit,
                           [&](const auto& values, std::size_t heap, Count wanted, WinningSearch& search) {
        const Count size = position.heaps[heap];
        for (const Count amount : m_set.amounts()) {
            if (amount > size)
                break;
            if (values.value(size - amount) == wanted)
                search.add({heap, amount});
        }
        return true;
    });
}

Amounts SubtractionGame::amounts(const Position& position, std::size_t heap) const
{
    const auto all = m_set.amounts();
    return Amounts::of({all.begin(), std::ranges::upper_bound(all, position.heaps[heap])});
}

Wide SubtractionGame::longestPlay(const Position& position) const
{
    return wideSum(position.heaps, [least = m_set.amounts().front()](Count heap) { return Wide{heap / least}; });
}

}  // namespace nimstone
