// Writes the cases of the contest problems about subtraction games as positions in the project's notation.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/contest/tracing.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

/// The largest heap for which a table of values is computed.
inline constexpr Count largestTabled = 1'000'000;

/// The position of the heaps with the set of amounts. Amounts larger than the largest heap are left out, because no
/// move can take them; the least amount is always kept. Empty if there are no amounts, or if there are more than
/// mostShownHeaps amounts or heaps.
inline std::string heapsWith(std::vector<Count> amounts, std::span<const Count> heaps)
{
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    // Keeps the least amount, because the notation has no game without amounts.
    const Count least = amounts.empty() ? 0 : std::ranges::min(amounts);
    std::erase_if(amounts, [largest, least](Count taken) { return taken > std::max(largest, least); });
    const bool shown = !amounts.empty() && amounts.size() <= mostShownHeaps;
    return shown ? positionText(gameText("subtraction", amounts), heaps) : "";
}

/// The amounts in ascending order, each once.
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
