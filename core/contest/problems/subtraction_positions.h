// The positions that cases of subtraction problems are.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/contest/tracing.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

/// Heaps for which a table is made.
inline constexpr Count largestTabled = 1'000'000;

/// With the amounts that the largest heap allows, 1 at least.
inline std::string heapsWith(std::vector<Count> amounts, std::span<const Count> heaps)
{
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    // The least of them stays: without an amount it would be no position.
    const Count least = amounts.empty() ? 0 : std::ranges::min(amounts);
    std::erase_if(amounts, [largest, least](Count taken) { return taken > std::max(largest, least); });
    const bool shown = !amounts.empty() && amounts.size() <= mostShownHeaps;
    return shown ? positionText(gameText("subtraction", amounts), heaps) : "";
}

/// Amounts in ascending order, each once.
inline std::vector<Count> amountsInOrder(std::vector<Count> amounts)
{
    std::ranges::sort(amounts);
    const auto repeated = std::ranges::unique(amounts);
    amounts.erase(repeated.begin(), repeated.end());
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
