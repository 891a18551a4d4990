// Makes random games, positions, and sums of the whole catalogue, as text in canonical form.
#pragma once

#include <algorithm>
#include <rapidcheck.h>
#include <set>
#include <string>

#include "core/sum/sum_notation.h"
#include "tests/core/random_positions.h"

namespace nimstone::tests {

/// Returns a random number up to `largest`. If this is the largest count, all widths are about equally frequent.
inline Count countUpTo(Count largest)
{
    return largest == maxCount ? *anyCount() : *rc::gen::inRange<Count>(0, largest + 1);
}

inline std::string anyCode(bool octal, std::size_t digits)
{
    const auto digit = [octal] { return "0123456789ABCDEF"[*rc::gen::inRange(0, octal ? 8 : 16)]; };
    std::string code{*(octal ? rc::gen::element('0', '4') : rc::gen::element('0', '4', '8', 'C')), '.'};
    for (std::size_t place = 1; place < digits; ++place)
        code += digit();
    return code + "1234567"[*rc::gen::inRange(0, 7)];
}

/// Returns the game with random parameters up to `largest`.
inline std::string anyGame(const GameEntry& entry, Count largest)
{
    std::string text(entry.name);
    if (entry.parameters.empty())
        return text;
    text += '(';
    if (entry.name == "octal" || entry.name == "hexadecimal") {
        text += anyCode(entry.name == "octal", 1 + countUpTo(std::min<Count>(largest, 5)));
    } else if (entry.name == "subtraction") {
        std::set<Count> amounts;
        for (Count i = countUpTo(3) + 1; i != 0; --i)
            amounts.insert(std::max<Count>(1, countUpTo(largest)));
        for (const Count amount : amounts)
            text += (amount == *amounts.begin() ? "" : ",") + std::to_string(amount);
    } else {
        text += std::to_string(std::max<Count>(1, countUpTo(largest)));
    }
    return text + ')';
}

/// Returns a random position of the game, with numbers up to `largest`.
inline std::string anyComponent(const GameEntry& entry, Count largest, std::size_t mostHeaps)
{
    std::string text = anyGame(entry, largest) + ':';
    const auto number = [largest](Count least = 0) { return std::to_string(std::max(least, countUpTo(largest))); };
    switch (entry.layout) {
    case Layout::Pair: return text + number() + ',' + number();
    case Layout::Quota: {
        const Count n = countUpTo(largest);
        text += std::to_string(n);
        const Count quota = n < 2 ? n : 1 + countUpTo(n - 1);
        return quota == 0 || quota + 1 == n ? text : text + '~' + std::to_string(quota);
    }
    case Layout::Heaps: case Layout::Blocks: break;
    }
    const bool blocks = entry.layout == Layout::Blocks;
    const std::size_t heaps = 1 + *rc::gen::inRange(std::size_t{0}, mostHeaps);
    if (blocks) {
        for (std::size_t block = 0; block < heaps; ++block)
            text += (block == 0 ? "" : ",") + number(1) + 'x' + number(1);
        return text;
    }
    // The sum of all steps of a staircase, or of all gaps of a strip, must not exceed the largest count.
    const Count each = entry.ordered && largest == maxCount ? largest / (2 * mostHeaps) : largest;
    std::vector<Count> sizes(heaps);
    for (Count& size : sizes)
        size = std::min(each, countUpTo(largest));
    text.pop_back();
    const Rules rules = parseGame(text).value();
    return print(GameSum(Component{rules, rules->positionFromSizes(sizes)}));
}

inline const GameEntry& anyEntry()
{
    return catalogue()[*rc::gen::inRange(std::size_t{0}, catalogue().size())];
}

/// Returns a random position, or a sum of up to `mostParts` components if the games can be added.
inline std::string anySum(Count largest, std::size_t mostParts)
{
    std::string text = anyComponent(anyEntry(), largest, 6);
    const auto obstacle = [](const std::string& part) { return parseSum(part).value().components()[0].rules.obstacle(); };
    const auto first = obstacle(text);
    if (first == SumObstacle::MiserePlay)
        return text;
    for (std::size_t part = *rc::gen::inRange(std::size_t{0}, mostParts); part != 0; --part) {
        const std::string next = anyComponent(anyEntry(), largest, 6);
        if (obstacle(next) == first)
            text += " + " + next;
    }
    return text;
}

}  // namespace nimstone::tests
