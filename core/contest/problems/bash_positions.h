// Writes the cases of Bash problems as positions in the project's notation.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/contest/tracing.h"

namespace nimstone::contest {

/// A heap of n stones from which a move takes 1 … m.
inline std::string bashText(Count n, Count m)
{
    return positionText(gameText("bash", std::array{m}), std::array{n});
}

struct AsBash {
    std::string operator()(const std::array<Count, 2>& given) const { return bashText(given[0], given[1]); }
};

/// Writes the case (N, k) as a heap of N − 1 stones, because N − 1 is the number to reach.
struct AsLastSafeNumber {
    std::string operator()(const std::array<Count, 2>& given) const
    {
        return given[0] > 0 ? bashText(given[0] - 1, given[1]) : "";
    }
};

/// Without its last coin the game is a normal-play game: the player who cannot take p coins loses. The amounts are
/// listed, so a case with too many of them has no position.
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
