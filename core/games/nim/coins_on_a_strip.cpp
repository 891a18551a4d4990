#include "core/games/nim/coins_on_a_strip.h"

#include <algorithm>

#include "core/games/nim/nim.h"

namespace nimstone {

Count CoinsOnAStrip::gapBelow(const Position& position, std::size_t coin)
{
    return coin == 0 ? position.heaps[0] : position.heaps[coin] - position.heaps[coin - 1] - 1;
}

std::optional<ShapeError> CoinsOnAStrip::checkShape(const Position& position) const
{
    const auto blocked = std::ranges::adjacent_find(position.heaps, std::ranges::greater_equal());
    if (blocked == position.heaps.end())
        return std::nullopt;
    return ShapeError{ShapeError::Kind::HeapTooSmall, static_cast<std::size_t>(blocked - position.heaps.begin()) + 1, *blocked + 1};
}

std::optional<MoveError> CoinsOnAStrip::check(const Position& position, const Move& move) const
{
    if (const auto error = Nim().check(position, move); error && error->kind != MoveError::Kind::TakesTooMany)
        return error;
    const Count gap = gapBelow(position, move.heap);
    return move.taken > gap ? std::optional(MoveError{MoveError::Kind::OverMaximum, move, gap}) : std::nullopt;
}

NimHeaps CoinsOnAStrip::nimHeaps(const Position& position) const
{
    NimHeaps gaps;
    const std::size_t coins = position.heaps.size();
    for (std::size_t coin = (coins + 1) % 2; coin < coins; coin += 2)
        gaps.push_back({coin, gapBelow(position, coin)});
    return gaps;
}

/// A coin that slides makes the gap below it smaller and the gap above it larger. It can slide as far as the gap below it is
/// wide.
WinningMoves CoinsOnAStrip::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    WinningMoves moves;
    const Count change = grundy(position) ^ value;
    if (change == 0)
        return moves;
    for (const auto& [coin, gap] : nimHeaps(position)) {
        const Count wanted = gap ^ change;
        if (wanted < gap)
            moves.add({coin, gap - wanted}, limit);
        else if (coin != 0 && wanted - gap <= gapBelow(position, coin - 1))
            moves.add({coin - 1, wanted - gap}, limit);
    }
    return moves;
}

Wide CoinsOnAStrip::longestPlay(const Position& position) const
{
    Wide all = 0;
    for (std::size_t coin = 0; coin < position.heaps.size(); ++coin)
        all += position.heaps[coin] - coin;
    return all;
}

Position CoinsOnAStrip::positionFromSizes(const std::vector<Count>& gaps) const
{
    Position position;
    for (const Count gap : gaps)
        position.heaps.push_back(position.heaps.empty() ? gap : position.heaps.back() + 1 + gap);
    return position;
}

}  // namespace nimstone
