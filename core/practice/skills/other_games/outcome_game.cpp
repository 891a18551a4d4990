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

GameSum drawNim(Chance& chance, int level)
{
    if (level == 1)
        return GameSum(partOf("nim", Nim(), heapsUpTo(chance, 2 + chance.below(2), 15)));
    const bool three = chance.below(2) == 0;
    return GameSum(partOf("nim", Nim(), three ? heapsUpTo(chance, 3, 31) : heapsUpTo(chance, 4, 15)));
}

Component drawBash(Chance& chance, Count largest)
{
    const Count most = chance.between(2, 8);
    return partOf("bash", BashGame::make(most).value(), {{chance.between(most + 2, largest)}});
}

Component drawSubtraction(Chance& chance, Count largest)
{
    std::vector<Count> amounts{1};
    amounts.push_back(chance.between(2, 4));
    amounts.push_back(amounts.back() + chance.between(1, 3));
    return partOf("subtraction", SubtractionGame::make(amounts).value(), {{chance.between(amounts.back() + 2, largest)}});
}

GameSum drawMisere(Chance& chance)
{
    // Some have no heap of two or more: there the rule switches.
    const bool small = chance.below(3) == 0;
    const std::size_t heaps = small ? 2 + chance.below(6) : 3 + chance.below(2);
    return GameSum(partOf("misere-nim", MisereNim(), heapsUpTo(chance, heaps, small ? 1 : 7)));
}

GameSum drawFibonacci(Chance& chance)
{
    const Count n = chance.between(12, 60);
    return GameSum(partOf("fibonacci-nim", FibonacciNim(), FibonacciNim::withQuota(n, chance.between(1, 12))));
}

GameSum drawSum(Chance& chance)
{
    std::vector<Component> parts{partOf("nim", Nim(), heapsUpTo(chance, 1 + chance.below(2), 7))};
    parts.push_back(drawBash(chance, 15));
    if (parts.front().position.heaps.size() == 1)
        parts.push_back(drawSubtraction(chance, 12));
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
        return part.rules.outcome(part.position) == OutcomeClass::N;
    });
}

}  // namespace

OutcomeGame outcomeGameOf(const GameSum& sum)
{
    if (sum.isSum())
        return OutcomeGame::Sum;
    // In the order of the enumeration.
    constexpr std::array<std::string_view, 7> games{"nim",        "bash",          "subtraction", "wythoff",
                                                    "misere-nim", "fibonacci-nim", "moore-nim"};
    const auto found = std::ranges::find(games, sum.components().front().rules.entry().name);
    return found == games.end() ? OutcomeGame::Nim : static_cast<OutcomeGame>(found - games.begin());
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
    case OutcomeGame::Bash: return GameSum(drawBash(chance, 60));
    case OutcomeGame::Subtraction: return GameSum(drawSubtraction(chance, 40));
    case OutcomeGame::Wythoff: return GameSum(partOf("wythoff", Wythoff(), heapsUpTo(chance, 2, 30)));
    case OutcomeGame::MisereNim: return drawMisere(chance);
    case OutcomeGame::FibonacciNim: return drawFibonacci(chance);
    case OutcomeGame::MooreNim:
        return GameSum(partOf("moore-nim", MooreNim::make(2).value(), heapsUpTo(chance, 3 + chance.below(2), 7)));
    case OutcomeGame::Sum: break;
    }
    return drawSum(chance);
}

std::vector<Misled> outcomeGuesses(const GameSum& sum)
{
    using Rule = Misconception;
    const std::vector<Count> heaps = allHeaps(sum);
    const Count byNimSum = lostWhere(nimSum(heaps) == 0);
    const Count n = heaps.front();
    const std::vector<Count> parameters = parametersOf(sum.components().front().rules);
    std::vector<Misled> all;
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
    if (const auto parameter = rules.parameter())
        return {*parameter};
    if (const auto* subtraction = rules.as<SubtractionGame>())
        return {subtraction->set().amounts().begin(), subtraction->set().amounts().end()};
    return {};
}

}  // namespace nimstone::practice
