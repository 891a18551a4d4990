// The positions that cases of Bash problems are.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/contest/tracing.h"

namespace nimstone::contest {

/// A heap of n, of which 1 … m stones may be taken.
inline std::string bashText(Count n, Count m)
{
    return positionText(gameText("bash", std::array{m}), std::array{n});
}

struct AsBash {
    std::string operator()(const std::array<Count, 2>& given) const { return bashText(given[0], given[1]); }
};

/// N − 1 is what is counted up to.
struct AsLastSafeNumber {
    std::string operator()(const std::array<Count, 2>& given) const
    {
        return given[0] > 0 ? bashText(given[0] - 1, given[1]) : "";
    }
};

/// The last coin is left alone: then whoever cannot take p loses. The amounts are listed, so there must not be too many.
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
