// Writes the cases of the contest problems about Bash games as positions in the project's notation.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/contest/tracing.h"

namespace nimstone::contest {

/// The position with a heap of n stones from which a move takes 1 … m stones.
inline std::string bashText(Count n, Count m)
{
    return positionText(gameText("bash", std::array{m}), std::array{n});
}

struct AsBash {
    std::string operator()(const std::array<Count, 2>& given) const { return bashText(given[0], given[1]); }
};

/// Writes the case (N, k) as the position with a heap of N − 1 stones, because the players try to reach N − 1.
struct AsLastSafeNumber {
    std::string operator()(const std::array<Count, 2>& given) const
    {
        return given[0] > 0 ? bashText(given[0] - 1, given[1]) : "";
    }
};

/// Writes the case (n, p, q) of HDU 2897 without the last coin. Without this coin the game is a game under normal play:
/// the player who cannot take p coins loses. The notation lists every allowed amount, so a case with too many amounts
/// has no position.
struct WithoutTheLastCoin {
    std::string operator()(const std::array<Count, 3>& given) const
    {
        const auto [n, least, most] = given;
        std::vector<Count> amounts;
        for (Count taken = least; taken <= most && amounts.size() <= mostShownHeaps; ++taken)
            amounts.push_back(taken);
        return amounts.size() > mostShownHeaps ? "" : positionText(gameText("subtraction", amounts), std::array{n - 1});
    }
};

struct AsSumOfBash {
    std::string operator()(const std::vector<std::array<Count, 2>>& pairs) const
    {
        std::string text;
        for (const auto& [size, limit] : pairs)
            text += (text.empty() ? "" : " + ") + bashText(size, limit);
        return pairs.size() > mostShownHeaps ? "" : text;
    }
};

}  // namespace nimstone::contest
