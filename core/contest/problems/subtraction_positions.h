// Writes the cases of subtraction problems as positions in the project's notation.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/contest/tracing.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

/// The largest heap for which a table is computed.
inline constexpr Count largestTabled = 1'000'000;

/// The heaps with those amounts that can be taken from the largest heap, and always the amount 1 if the set has it. Empty
/// if there are no amounts or more than mostShownHeaps.
inline std::string heapsWith(std::vector<Count> amounts, std::span<const Count> heaps)
{
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    // The least of them stays: without an amount it would be no position.
    const Count least = amounts.empty() ? 0 : std::ranges::min(amounts);
    std::erase_if(amounts, [largest, least](Count taken) { return taken > std::max(largest, least); });
    const bool shown = !amounts.empty() && amounts.size() <= mostShownHeaps;
    return shown ? positionText(gameText("subtraction", amounts), heaps) : "";
}

/// The amounts in ascending order without duplicates.
inline std::vector<Count> amountsInOrder(std::vector<Count> amounts)
{
    std::ranges::sort(amounts);
    amounts.erase(std::unique(amounts.begin(), amounts.end()), amounts.end());
    return amounts;
}

struct WithPowers {
    std::string operator()(const std::array<Count, 1>& given) const
    {
        std::vector<Count> powers;
        for (Count power = 1; power <= largestTabled; power *= 2)
            powers.push_back(power);
        return heapsWith(powers, given);
    }
};

struct WithFibonacci {
    std::string operator()(const std::array<Count, 3>& given) const
    {
        return heapsWith({fibonacciNumbers.begin(), std::ranges::upper_bound(fibonacciNumbers, largestTabled)}, given);
    }
};

struct WithSquares {
    std::string operator()(const std::array<Count, 1>& given) const
    {
        std::vector<Count> squares;
        for (Count root = 1; root * root <= given[0] && squares.size() <= mostShownHeaps; ++root)
            squares.push_back(root * root);
        return heapsWith(squares, given);
    }
};

struct WithItsSet {
    std::string operator()(const auto& given) const
    {
        return heapsWith(amountsInOrder(given.amounts), std::array{given.heap});
    }
};

}  // namespace nimstone::contest
