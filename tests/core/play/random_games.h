// Lists games of every kind, and makes random positions of them from a seed.
#pragma once

#include <list>
#include <string>
#include <vector>

#include "core/random.h"
#include "core/sum/sum_notation.h"
#include "tests/core/missing_games.h"

namespace nimstone::tests {

/// All games. Games with parameters appear with one or more values of the parameters; games that are not listed here come
/// from the catalogue.
inline const std::vector<const char*> allGameTexts = [] {
    std::vector<const char*> games{
        "nim", "misere-nim", "moore-nim(2)", "moore-nim(3)", "bash(4)", "subtraction(1,3,4)", "subtraction(2,5)", "wythoff",
        "fibonacci-nim", "staircase-nim", "octal(0.6)", "hexadecimal(0.8)", "kayles", "dawson-kayles", "dawsons-chess",
        "treblecross", "grundy-game", "lasker-nim", "euclid", "cutcake"};
    static std::list<std::string> added;
    for (const GameEntry& entry : gamesMissingIn(games))
        games.push_back(added.emplace_back(exampleGame(entry)).c_str());
    return games;
}();

/// Returns the text of a position with up to `mostHeaps` heaps, blocks, or steps of up to `largest` each.
inline std::string randomComponent(const std::string& game, Chance& chance, Count largest, std::size_t mostHeaps)
{
    std::string text = game + ':';
    const auto number = [&](Count least) { return std::to_string(chance.between(least, largest)); };
    switch (parseGame(game).value().layout()) {
    case Layout::Pair: return text + number(0) + ',' + number(0);
    case Layout::Quota: return text + number(1) + (chance.below(2) == 0 ? "" : '~' + number(1));
    case Layout::Heaps: case Layout::Blocks: break;
    }
    const Rules rules = parseGame(game).value();
    const bool blocks = rules.layout() == Layout::Blocks;
    std::vector<Count> sizes(chance.between(1, mostHeaps) * (blocks ? 2 : 1));
    for (Count& size : sizes)
        size = chance.between(blocks ? 1 : 0, largest);
    return print(GameSum(Component{rules, rules->positionFromSizes(sizes)}));
}

/// Returns the text of a position with 1,000 heaps of up to 1,000 stones, or with as many heaps as the game allows.
inline std::string largeRandomComponent(const std::string& game, Chance& chance)
{
    const Rules rules = parseGame(game).value();
    if (rules.layout() != Layout::Heaps)
        return randomComponent(game, chance, 1000, 1000);
    std::vector<Count> sizes(1000);
    for (Count& size : sizes)
        size = chance.between(0, 1000);
    return print(GameSum(Component{rules, rules->positionFromSizes(sizes)}));
}

inline GameSum randomGameSum(const std::string& game, Chance& chance, Count largest, std::size_t mostHeaps)
{
    if (game != "a sum")
        return parseSum(randomComponent(game, chance, largest, mostHeaps)).value();
    std::string text;
    for (std::uint64_t parts = chance.between(2, 3); parts != 0;) {
        const std::string part = allGameTexts[chance.below(allGameTexts.size())];
        if (parseGame(part).value().obstacle() || part.starts_with("moore"))
            continue;
        text += (text.empty() ? "" : " + ") + randomComponent(part, chance, largest, mostHeaps);
        --parts;
    }
    return parseSum(text).value();
}

}  // namespace nimstone::tests
