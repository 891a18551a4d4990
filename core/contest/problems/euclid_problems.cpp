// Contest problems about Euclid's game: the player to move wins exactly when the numbers are equal or the larger number
// is more than φ times the smaller.
#include "core/contest/families.h"

#include <algorithm>
#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/deciding.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/games/golden/euclid.h"
#include "core/golden.h"

namespace nimstone::contest {

namespace {

constexpr InputField number{InputError::Expected::Number, 1};
using TwoNumbers = NumberShape<false, number, number>;
using NumbersToZero = NumberShape<true, number, number>;

/// The options in Euclid's game. The game is over when one of the numbers is 0.
std::vector<State> optionsOfNumbers(const State& numbers)
{
    std::vector<State> options;
    const std::size_t larger = numbers[1] > numbers[0] ? 1 : 0;
    const Count smallest = numbers[1 - larger];
    for (Count taken = smallest; smallest > 0 && taken <= numbers[larger]; taken += smallest) {
        options.push_back(numbers);
        options.back()[larger] -= taken;
    }
    return options;
}

constexpr NumberRange range{1, 2'147'483'647};

/// Draws two numbers. In about half of the cases their ratio is near φ, where the outcome changes. With Size::Limit, in
/// one case, twice the numbers do not fit into a 32-bit int.
void drawNumbers(Draw& draw, Case& numbers)
{
    Count a = draw.number(range, 30);
    Count b = draw.number(range, 30);
    if (draw.rarely(2) && draw.index() >= 2)
        b = std::clamp<Count>(a < range.most / 2 ? goldenMultiple(a) + draw.chance().below(3) : goldenPart(a), 1, range.most);
    else if (draw.rarely(4))
        b = a;
    if (draw.size() == Size::Limit && draw.index() == 2) {
        a = 1'500'000'000;
        b = 2'000'000'000;
    }
    if (draw.rarely(2))
        std::swap(a, b);
    numbers = {a, b};
}

void writeNumbers(Choices& choices, LineWriter& input)
{
    input.put(choices.number(range, 20));
    input.put(' ');
    input.line(choices.number(range, 20));
}

using StanWins = Tell<Decided<Euclid>, "Stan wins", "Ollie wins">;
using StanIsFoundToWin = Tell<Searched<optionsOfNumbers>, "Stan wins", "Ollie wins">;

}  // namespace

std::span<const Problem> euclidProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-1525", .title = "Euclid's Game", .chineseTitle = "", .game = "euclid", .limits = "",
                .solve = solveCases<CasesToATerminator<NumbersToZero>, StanWins>,
                .reference = solveCases<CasesToATerminator<NumbersToZero>, StanIsFoundToWin>,
                .input = {{CaseEnding::TwoZeros, 10'000}, {drawNumbers, writeNumbers}},
                .trace = traceCases<CasesToATerminator<NumbersToZero>, StanWins, HeapsOf<"euclid">>,
                .theorem = proof::Theorem::Euclid, .subject = "euclid:34,12"},
        Problem{.name = "poj-2348", .title = "Euclid's Game", .chineseTitle = "", .game = "euclid", .limits = "",
                .solve = solveCases<CasesToATerminator<NumbersToZero>, StanWins>,
                .reference = solveCases<CasesToATerminator<NumbersToZero>, StanIsFoundToWin>,
                .input = {{CaseEnding::TwoZeros, 10'000}, {drawNumbers, writeNumbers}},
                .trace = traceCases<CasesToATerminator<NumbersToZero>, StanWins, HeapsOf<"euclid">>,
                .theorem = proof::Theorem::Euclid, .subject = "euclid:34,12"},
        Problem{.name = "luogu-p1290", .title = "Euclid's Game", .chineseTitle = "欧几里德的游戏", .game = "euclid",
                .limits = "C ≤ 6, M, N < 2^31",
                .solve = solveCases<CountedCases<TwoNumbers>, StanWins>,
                .reference = solveCases<CountedCases<TwoNumbers>, StanIsFoundToWin>,
                .input = {{CaseEnding::CountFirst, 6}, {drawNumbers, writeNumbers}},
                .trace = traceCases<CountedCases<TwoNumbers>, StanWins, HeapsOf<"euclid">>,
                .theorem = proof::Theorem::Euclid, .subject = "euclid:25,7"},
    };
    return problems;
}

}  // namespace nimstone::contest
