// Random arguments. An argument is a list of true claims about a game; some have a flawed version that contains a widespread
// error. The header is for use inside core/practice only.
#pragma once

#include "core/practice/skills/other_games/spot_flaw.h"

namespace nimstone::practice {

/// A true claim, and its flawed version with other numbers, if there is one.
struct ClaimPair {
    Claim intact;
    std::optional<Claim> flawed{};
};

/// Draws five claims, in the order of the argument. At a higher level, the numbers are larger.
std::vector<ClaimPair> drawArgument(ArgumentOn game, Chance& chance, int level);

}  // namespace nimstone::practice
