#include "core/learn/daily.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "core/learn/lesson_line.h"
#include "core/nimber.h"
#include "core/random.h"

namespace nimstone::learn {

namespace {

/// The positions of a weekday. Bars separate the parts of `forms`. In each part, # stands for a size from `least` to `most`.
struct DailyKind { int level; Count least; Count most; std::string_view forms; };

/// The kinds from Monday to Sunday.
constexpr std::array<DailyKind, 7> dailyKinds{{
    {1, 2, 9, "nim:#,#,#|nim:#,#,#,#"},
    {1, 8, 24, "bash(3):#|bash(4):#|subtraction(1,3,4):#|subtraction(1,2,4):#"},
    {2, 3, 22, "wythoff:#,#"},
    {2, 1, 6, "misere-nim:#,#,#|misere-nim:#,#,#,#"},
    {2, 8, 34, "fibonacci-nim:#|fibonacci-nim:#~2|fibonacci-nim:#~4"},
    {3, 2, 10, "nim:#,# + bash(4):#|nim:# + bash(3):# + subtraction(1,3,4):#"},
    {3, 1, 7, "staircase-nim:#,#,#,#|staircase-nim:#,#,#,#,#|kayles:#,#|kayles:#,#,#"},
}};

/// Makes a position: replaces each # of `form` by a random size. Returns an error if the sizes make no position of this game.
auto drawPosition(std::string_view form, Count least, Count most, Chance& chance)
{
    std::string text;
    for (const char c : form)
        text += c == '#' ? std::to_string(chance.between(least, most)) : std::string(1, c);
    return parseSum(text);
}

Count totalOf(const std::vector<Count>& sizes)
{
    return std::accumulate(sizes.begin(), sizes.end(), Count{0});
}

}  // namespace

std::vector<Count> sizesOf(const GameSum& position)
{
    std::vector<Count> sizes;
    for (const Component& part : position.components())
        sizes.insert(sizes.end(), part.position.heaps.begin(), part.position.heaps.end());
    return sizes;
}

bool holds(const Fact& fact, const GameSum& position)
{
    const std::vector<Count> sizes = sizesOf(position);
    switch (fact.kind) {
    case Fact::Kind::NimSum: return nimSum(sizes) == 0;
    case Fact::Kind::Pairs: return std::ranges::all_of(sizes, [&](Count size) { return std::ranges::count(sizes, size) % 2 == 0; });
    case Fact::Kind::Multiple: break;
    }
    return totalOf(sizes) % fact.divisor == 0;
}

PositionOfTheDay dailyPosition(practice::Day day)
{
    // With fewer stones the position would be trivial. With more winning moves, finding all of them would be tedious.
    constexpr Count leastStones = 8;
    constexpr std::size_t mostWinning = 3;
    // Day 0, 1970-01-01, was a Thursday.
    const int weekday = ((day + 3) % 7 + 7) % 7;
    const DailyKind& kind = dailyKinds[static_cast<std::size_t>(weekday)];
    const std::vector<std::string_view> forms = split(kind.forms, "|");
    Chance chance(static_cast<Seed>(day));
    // About one position in six is lost, so that "no move wins" is an answer too.
    const bool lost = chance.below(6) == 0;
    while (true) {
        const std::string_view form = forms[chance.below(forms.size())];
        GameSum position = drawPosition(form, kind.least, kind.most, chance).value();
        WinningMovesInSum winning = position.winningMoves(mostWinning);
        if (totalOf(sizesOf(position)) >= leastStones && winning.complete() && winning.listed.empty() == lost)
            return {day, kind.level, form, std::move(position), std::move(winning.listed)};
    }
}

std::vector<FalseReason> falseReasons(const PositionOfTheDay& daily)
{
    constexpr std::size_t mostReasons = 3;
    constexpr Count tries = 400;
    Chance chance(static_cast<Seed>(daily.day) + 1);
    std::vector<Fact> facts;
    for (Count divisor = 2; divisor <= 7; ++divisor)
        facts.push_back({Fact::Kind::Multiple, divisor});
    shuffle(facts, chance);
    if (daily.position.heapCount() > 1)
        facts.insert(facts.begin(), {{Fact::Kind::NimSum}, {Fact::Kind::Pairs}});
    const Known<OutcomeClass> otherOutcome(daily.winning.empty() ? OutcomeClass::N : OutcomeClass::P);
    std::vector<FalseReason> reasons;
    for (const Fact& fact : facts) {
        // The sizes grow slowly, so that the first counterexample is a small one.
        for (Count i = 0; i < tries && reasons.size() < mostReasons; ++i) {
            const auto small = drawPosition(daily.form, 1, 2 + i / 20, chance);
            if (small && small->canMove() && small->outcome() == otherOutcome && holds(fact, *small) == holds(fact, daily.position)) {
                reasons.push_back({fact, *small});
                break;
            }
        }
    }
    return reasons;
}

}  // namespace nimstone::learn
