#include "core/games/taking/subtraction_game.h"

#include <algorithm>

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

constinit const GameEntry SubtractionGame::entry{.name = "subtraction", .chinese = "减法 减法游戏", .example = "subtraction(1,3,4):20,7",
                                                 .parameters = "a,b,c", .family = Family::Bounded, .sizes = {1, 15, 3},
                                                 .ideas = boundedIdeas};

tl::expected<SubtractionGame, BadParameter> SubtractionGame::make(std::vector<Count> amounts)
{
    auto set = SubtractionSet::make(amounts);
    if (!set)
        return tl::unexpected(refusal(set.error(), amounts));
    return SubtractionGame(*std::move(set));
}

}  // namespace nimstone
