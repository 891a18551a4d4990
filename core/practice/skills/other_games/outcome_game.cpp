#include "core/practice/skills/other_games/outcome_game.h"

#include <algorithm>
#include <array>

#include "core/nimber.h"
#include "core/practice/skills/nim/heaps.h"
#include "core/practice/skills/skill.h"
#include "core/zeckendorf.h"

namespace nimstone::practice {

namespace {

Component partOf(std::string_view game, AnyGame rules, Position position)
{
    return {Rules(*gameNamed(game), std::move(rules)), std::move(position)};
}

Position heapsUpTo(Chance& chance, std::size_t heaps, Count largest)
{
    Position position;
    while (position.heaps.size() < heaps)
        position.heaps.push_back(chance.between(1, largest));
    return position;
}

/// The names of the games, in the order of the enumeration.
constexpr std::array<std::string_view, allOutcomeGames.size()> gameNames{
    "nim", "bash", "subtraction", "wythoff", "misere-nim", "fibonacci-nim", "moore-nim", "sum"};

/// Returns the element of the array that belongs to the level.
template <class Each>
const Each& at(int level, const std::array<Each, highestLevel>& ofLevels)
{
    return ofLevels[static_cast<std::size_t>(level - lowestLevel)];
}

GameSum drawNim(Chance& chance, int level)
{
    if (level == 1)
        return GameSum(partOf("nim", Nim(), heapsUpTo(chance, 2 + chance.below(2), 15)));
    const std::size_t most = level == 2 ? 4 : 5;
    const bool fewer = chance.below(2) == 0;
    return GameSum(partOf("nim", Nim(), fewer ? heapsUpTo(chance, most - 1, 31) : heapsUpTo(chance, most, 15)));
}

/// Draws a heap of Bash's game. `most` is the range of m, the largest amount that may be taken; `largest` is the largest heap.
Component drawBash(Chance& chance, std::array<Count, 2> most, Count largest)
{
    const Count m = chance.between(most[0], most[1]);
    return partOf("bash", BashGame::make(m).value(), {{chance.between(m + 2, largest)}});
}

Component drawBash(Chance& chance, int level)
{
    return level == 1 ? drawBash(chance, {2, 4}, 24) : level == 2 ? drawBash(chance, {2, 8}, 60) : drawBash(chance, {6, 15}, 250);
}

/// Draws a heap of a subtraction game. The amounts are 1, a number from 2 to `second`, and a number that is 1 to `step` larger.
Component drawSubtraction(Chance& chance, Count second, Count step, Count largest)
{
    std::vector<Count> amounts{1};
    amounts.push_back(chance.between(2, second));
    amounts.push_back(amounts.back() + chance.between(1, step));
    return partOf("subtraction", SubtractionGame::make(amounts).value(), {{chance.between(amounts.back() + 2, largest)}});
}

Component drawSubtraction(Chance& chance, int level)
{
    return level == 1 ? drawSubtraction(chance, 3, 2, 20) : level == 2 ? drawSubtraction(chance, 4, 3, 40) : drawSubtraction(chance, 7, 5, 90);
}

GameSum drawMisere(Chance& chance, int level)
{
    // In a third of the positions no heap has two or more stones, because in such positions another rule decides.
    const bool small = chance.below(3) == 0;
    if (level == 3) {
        const std::size_t heaps = small ? 2 + chance.below(6) : 3 + chance.below(2);
        return GameSum(partOf("misere-nim", MisereNim(), heapsUpTo(chance, heaps, small ? 1 : 7)));
    }
    const std::size_t heaps = small ? 2 + chance.below(level == 1 ? 4 : 5) : level == 1 ? 2 + chance.below(2) : 3;
    return GameSum(partOf("misere-nim", MisereNim(), heapsUpTo(chance, heaps, small ? 1 : level == 1 ? 5 : 7)));
}

GameSum drawFibonacci(Chance& chance, int level)
{
    constexpr std::array<Count, highestLevel> smallest{4, 8, 12};
    constexpr std::array<Count, highestLevel> largest{20, 40, 60};
    const Count n = chance.between(at(level, smallest), at(level, largest));
    return GameSum(partOf("fibonacci-nim", FibonacciNim(), FibonacciNim::withQuota(n, chance.between(1, largest[0] / 5 * static_cast<Count>(level)))));
}

GameSum drawMoore(Chance& chance, int level)
{
    const std::size_t heaps = level == 3 ? 3 + chance.below(2) : 3;
    return GameSum(partOf("moore-nim", MooreNim::make(2).value(), heapsUpTo(chance, heaps, level == 1 ? 6 : 7)));
}

GameSum drawSum(Chance& chance, int level)
{
    const std::size_t heaps = level == 3 ? 1 + chance.below(2) : static_cast<std::size_t>(level);
    std::vector<Component> parts{partOf("nim", Nim(), heapsUpTo(chance, heaps, 7))};
    parts.push_back(drawBash(chance, level == 1 ? std::array<Count, 2>{2, 4} : std::array<Count, 2>{2, 8}, 15));
    if (level == 3 && heaps == 1)
        parts.push_back(drawSubtraction(chance, 4, 3, 12));
    return GameSum::make(std::move(parts)).value();
}

std::vector<Count> allHeaps(const GameSum& sum)
{
    std::vector<Count> heaps;
    for (const Component& part : sum.components())
        heaps.insert(heaps.end(), part.position.heaps.begin(), part.position.heaps.end());
    return heaps;
}

Count lostWhere(bool lost) { return letterOf(lost ? Outcome::P : Outcome::N); }

bool somePartIsWon(const GameSum& sum)
{
    return std::ranges::any_of(sum.components(), [](const Component& part) {
        return part.rules->outcomeClass(part.position) == OutcomeClass::N;
    });
}

}  // namespace

OutcomeGame outcomeGameOf(const GameSum& sum)
{
    if (sum.isSum())
        return OutcomeGame::Sum;
    return outcomeGameNamed(sum.components().front().rules.entry().name).value_or(OutcomeGame::Nim);
}

std::string_view name(OutcomeGame game) { return gameNames[static_cast<std::size_t>(game)]; }

std::optional<OutcomeGame> outcomeGameNamed(std::string_view name)
{
    const auto found = std::ranges::find(gameNames, name);
    return found == gameNames.end() ? std::nullopt : std::optional(allOutcomeGames[static_cast<std::size_t>(found - gameNames.begin())]);
}

OutcomeGame drawGame(Chance& chance, int level)
{
    static const std::array<std::vector<OutcomeGame>, highestLevel> games{
        {{OutcomeGame::Nim},
         {OutcomeGame::Nim, OutcomeGame::Bash, OutcomeGame::Subtraction},
         {OutcomeGame::Wythoff, OutcomeGame::MisereNim, OutcomeGame::FibonacciNim, OutcomeGame::MooreNim, OutcomeGame::Sum}}};
    const auto& ofLevel = games[static_cast<std::size_t>(level - lowestLevel)];
    return ofLevel[static_cast<std::size_t>(chance.below(ofLevel.size()))];
}

GameSum randomOutcomeSum(Chance& chance, OutcomeGame game, int level)
{
    switch (game) {
    case OutcomeGame::Nim: return drawNim(chance, level);
    case OutcomeGame::Bash: return GameSum(drawBash(chance, level));
    case OutcomeGame::Subtraction: return GameSum(drawSubtraction(chance, level));
    case OutcomeGame::Wythoff: {
        constexpr std::array<Count, highestLevel> largest{15, 22, 30};
        return GameSum(partOf("wythoff", Wythoff(), heapsUpTo(chance, 2, at(level, largest))));
    }
    case OutcomeGame::MisereNim: return drawMisere(chance, level);
    case OutcomeGame::FibonacciNim: return drawFibonacci(chance, level);
    case OutcomeGame::MooreNim: return drawMoore(chance, level);
    case OutcomeGame::Sum: break;
    }
    return drawSum(chance, level);
}

std::vector<MisconceptionAnswer> outcomeGuesses(const GameSum& sum)
{
    using Rule = Misconception;
    const std::vector<Count> heaps = allHeaps(sum);
    const Count byNimSum = lostWhere(nimSum(heaps) == 0);
    const Count n = heaps.front();
    const std::vector<Count> parameters = parametersOf(sum.components().front().rules);
    std::vector<MisconceptionAnswer> all;
    switch (outcomeGameOf(sum)) {
    case OutcomeGame::Nim: break;
    case OutcomeGame::Bash:
        all = {{Rule::ResidueOfMost, lostWhere(n % parameters.back() == 0)}, {Rule::XorEverywhere, byNimSum}};
        break;
    case OutcomeGame::Subtraction:
        all = {{Rule::ResidueOfMost, lostWhere(n % (parameters.back() + 1) == 0)}, {Rule::XorEverywhere, byNimSum}};
        break;
    case OutcomeGame::Wythoff:
    case OutcomeGame::MooreNim: all = {{Rule::XorEverywhere, byNimSum}}; break;
    case OutcomeGame::MisereNim:
        all = {{Rule::MisereAsNim, byNimSum}, {Rule::MisereReversed, lostWhere(nimSum(heaps) != 0)}};
        break;
    case OutcomeGame::FibonacciNim:
        all = {{Rule::QuotaForgotten, lostWhere(isFibonacci(n))}, {Rule::XorEverywhere, byNimSum}};
        break;
    case OutcomeGame::Sum:
        all = {{Rule::PartsApart, lostWhere(!somePartIsWon(sum))}, {Rule::XorEverywhere, byNimSum}};
        break;
    }
    if (heaps.size() > 1)
        all.push_back({Rule::EvenHeaps, lostWhere(heaps.size() % 2 == 0)});
    all.push_back({Rule::EvenStones, lostWhere(totalStones({heaps}).stones % 2 == 0)});
    return all;
}

std::vector<Count> parametersOf(const Rules& rules)
{
    if (const auto parameter = rules->parameter())
        return {*parameter};
    if (const auto* subtraction = rules.as<SubtractionGame>())
        return {subtraction->set().amounts().begin(), subtraction->set().amounts().end()};
    return {};
}

}  // namespace nimstone::practice
