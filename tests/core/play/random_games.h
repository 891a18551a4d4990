// Games of every kind with positions drawn by a seed.
#pragma once

#include <array>
#include <string>

#include "core/random.h"
#include "core/sum/sum_notation.h"

namespace nimstone::tests {

/// Every game there is, with parameters.
inline constexpr std::array gamesPlayed{
    "nim", "misere-nim", "moore-nim(2)", "moore-nim(3)", "bash(4)", "subtraction(1,3,4)", "subtraction(2,5)", "wythoff",
    "fibonacci-nim", "staircase-nim", "octal(0.6)", "hexadecimal(0.8)", "kayles", "dawson-kayles", "dawsons-chess", "treblecross",
    "grundy-game", "lasker-nim", "euclid", "cutcake"};

/// Up to `mostHeaps` heaps, blocks or steps, of up to `largest` each.
inline std::string randomComponent(const std::string& game, Chance& chance, Count largest, std::size_t mostHeaps)
{
    std::string text = game + ':';
    const auto number = [&](Count least) { return std::to_string(chance.between(least, largest)); };
    switch (parseGame(game).value().layout()) {
    case Layout::Pair: return text + number(0) + ',' + number(0);
    case Layout::Quota: return text + number(1) + (chance.below(2) == 0 ? "" : '~' + number(1));
    case Layout::Heaps: case Layout::Blocks: break;
    }
    const bool blocks = parseGame(game).value().layout() == Layout::Blocks;
    for (std::size_t heap = chance.between(1, mostHeaps); heap != 0; --heap)
        text += (blocks ? number(1) + 'x' + number(1) : number(0)) + (heap == 1 ? "" : ",");
    return text;
}

inline GameSum randomGameSum(const std::string& game, Chance& chance, Count largest, std::size_t mostHeaps)
{
    if (game != "a sum")
        return parseSum(randomComponent(game, chance, largest, mostHeaps)).value();
    std::string text;
    for (std::uint64_t parts = chance.between(2, 3); parts != 0;) {
        const std::string part = gamesPlayed[chance.below(gamesPlayed.size())];
        if (parseGame(part).value().obstacle() || part.starts_with("moore"))
            continue;
        text += (text.empty() ? "" : " + ") + randomComponent(part, chance, largest, mostHeaps);
        --parts;
    }
    return parseSum(text).value();
}

}  // namespace nimstone::tests
