// Arguments by chance: true claims about a game, and what an error in circulation makes of some of them.
// Inside core/practice only.
#pragma once

#include "core/practice/skills/other_games/spot_flaw.h"

namespace nimstone::practice {

/// A true claim, and its false counterpart where there is one with other numbers.
struct ClaimPair {
    Claim intact;
    std::optional<Claim> flawed{};
};

/// Five claims in the order of an argument. `level` says how large the numbers are.
std::vector<ClaimPair> drawArgument(ArgumentOn game, Chance& chance, int level);

}  // namespace nimstone::practice
