#include "core/games/taking/take_and_break.h"

#include <algorithm>

namespace nimstone {

namespace {

/// The largest heap for which the longest play is computed exactly.
constexpr Count exactBound = 64;

}  // namespace

constinit const GameEntry TakeAndBreakGame::entries[]{
    {.name = "octal", .chinese = "八进制游戏", .example = "octal(0.77):12,7", .parameters = "code", .family = Family::Rows,
     .move = MoveKind::TakeOrSplit, .ending = Ending::NoMove,
     .work = valuesOfSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "hexadecimal", .chinese = "十六进制游戏", .example = "hexadecimal(0.8):12", .parameters = "code", .family = Family::Rows,
     .move = MoveKind::TakeOrSplit, .ending = Ending::NoMove,
     .work = valuesOfSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "kayles", .chinese = "凯尔斯", .example = "kayles:12,7", .family = Family::Rows,
     .place = PlaceKind::Row, .move = MoveKind::KnockDown, .ending = Ending::LastPin,
     .work = valuesOfSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "dawson-kayles", .chinese = "道森凯尔斯", .example = "dawson-kayles:10", .family = Family::Rows,
     .place = PlaceKind::Row, .move = MoveKind::KnockDown, .ending = Ending::NoTwoPins,
     .work = valuesOfSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "dawsons-chess", .chinese = "道森象棋", .example = "dawsons-chess:9", .family = Family::Rows,
     .place = PlaceKind::Row, .move = MoveKind::AdvancePawn, .ending = Ending::NoFile,
     .work = valuesOfSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "treblecross", .chinese = "三连叉", .example = "treblecross:8", .family = Family::Rows,
     .place = PlaceKind::Row, .move = MoveKind::PlaceCross, .ending = Ending::LastCross,
     .work = valuesOfSmallerHeaps, .sizes = {5, 17, 3}, .ideas = boundedIdeas},
};

Move TakeAndBreakGame::randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter) const
{
    const Count size = position.heaps[heap];
    const Amounts offered = amounts(position, heap);
    std::vector<std::pair<Count, int>> ways;
    for (Count place = 0; place < offered.count(); ++place) {
        const Count amount = offered.at(place);
        const SplitOptions after = splitOptions(size, amount);
        if (after.whole)
            ways.emplace_back(amount, 1);
        if (after.parts())
            ways.emplace_back(amount, 2);
        if (after.three)
            ways.emplace_back(amount, 3);
    }
    const auto [amount, pieces] = ways[chance.below(ways.size())];
    const Count rest = size - amount;
    if (pieces == 1)
        return {heap, amount};
    if (pieces == 2)
        return {heap, amount, {chance.between(1, rest / 2)}};
    const Count first = chance.between(1, rest / 3);
    return {heap, amount, {first, chance.between(first, (rest - first) / 2)}};
}

Wide TakeAndBreakGame::moveCount(const Position& position, Cutter) const
{
    unsigned all = 0;
    for (Count amount = 0; amount <= m_code.last(); ++amount)
        all |= m_code.digit(amount);
    return wideSum(position.heaps, [all, ways = m_code.last() + 1](Count heap) {
        const Wide splits = (all & 8U) != 0 ? std::min<Wide>(maxCount, product(heap, heap)) : (all & 4U) != 0 ? heap : 1;
        return std::min<Wide>(maxCount, splits * ways);
    });
}

Wide TakeAndBreakGame::longestPlay(const Position& position) const
{
    std::vector<Count> longest;  // of heaps of 0, 1, 2, …
    const auto exactly = [&](Count wanted) {
        for (Count heap = longest.size(); heap <= wanted; ++heap) {
            Count most = 0;
            eachOption(heap, [&](Count taken, const Pieces& pieces) {
                const auto& [first, second] = pieces;
                most = std::max(most, 1 + longest[first] + longest[second] + longest[heap - taken - first - second]);
                return true;
            });
            longest.push_back(most);
        }
        return longest[wanted];
    };
    return wideSum(position.heaps, [&](Count heap) { return Wide{heap > exactBound ? longestIn(heap) : exactly(heap)}; });
}

}  // namespace nimstone
