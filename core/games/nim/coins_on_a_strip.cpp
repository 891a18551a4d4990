#include "core/games/nim/coins_on_a_strip.h"

#include "core/games/taking/one_heap_moves.h"

namespace nimstone {

constinit const GameEntry CoinsOnAStrip::entry{.name = "coins", .chinese = "滑动硬币 硬币", .example = "coins:1,4,9", .ordered = true,
                                               .place = PlaceKind::OfItsOwn, .move = MoveKind::OfItsOwn,
                                               .ending = Ending::NoMove, .sizes = {0, 6, 5},
                                               .ideas = MistakenIdeas(MistakenIdea::AlwaysTakesMost, MistakenIdea::XorEverywhere)};

Count CoinsOnAStrip::gapBelow(const Position& position, std::size_t coin)
{
    return coin == 0 ? position.heaps[0] : position.heaps[coin] - position.heaps[coin - 1] - 1;
}

std::optional<MoveError> CoinsOnAStrip::check(const Position& position, const Move& move) const
{
    if (const auto error = checkNimMove(position, move); error && error->kind != MoveError::Kind::TakesTooMany)
        return error;
    const Count gap = gapBelow(position, move.heap);
    return move.taken > gap ? std::optional(MoveError{MoveError::Kind::OverMaximum, move, gap}) : std::nullopt;
}

NimHeaps CoinsOnAStrip::heapsWithin(const Position& position) const
{
    NimHeaps gaps;
    const std::size_t coins = position.heaps.size();
    for (std::size_t coin = (coins + 1) % 2; coin < coins; coin += 2)
        gaps.push_back({coin, gapBelow(position, coin)});
    return gaps;
}

/// A coin that slides makes the gap below it smaller and the gap above it larger. It can slide as far as the gap below it is
/// wide.
std::optional<Move> CoinsOnAStrip::moveTo(const Position& position, const NimHeap& gap, Count wanted) const
{
    if (wanted < gap.size)
        return Move{gap.place, gap.size - wanted};
    if (gap.place != 0 && wanted - gap.size <= gapBelow(position, gap.place - 1))
        return Move{gap.place - 1, wanted - gap.size};
    return std::nullopt;
}

Wide CoinsOnAStrip::longestPlay(const Position& position) const
{
    Wide all = 0;
    for (std::size_t coin = 0; coin < position.heaps.size(); ++coin)
        all += position.heaps[coin] - coin;
    return all;
}

Position CoinsOnAStrip::positionFromSizes(std::vector<Count> gaps) const
{
    Position position;
    for (const Count gap : gaps)
        position.heaps.push_back(position.heaps.empty() ? gap : position.heaps.back() + 1 + gap);
    return position;
}

}  // namespace nimstone
