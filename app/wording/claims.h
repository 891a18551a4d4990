// Lists ready-made claims about games, some of them false, that a person can check.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "core/sum/rules.h"

namespace nimstone::wording {

struct BuiltInClaim {
    std::string_view game;        ///< the game in the notation, with its parameters
    std::string_view expression;  ///< the claim in the language of core/conjecture
    QString words;                ///< the claim in words
    /// True if a theorem proves the claim for all positions. Each other claim fails in a position with heaps up to `failsBy`.
    bool isTheorem = false;
    unsigned failsBy = 0;
};

/// Returns the claims in the current language, grouped by game.
std::vector<BuiltInClaim> builtInClaims();

/// True if `claim` is the expression of a ready-made claim about this game and a theorem proves it. Blanks in `claim` are ignored.
bool isProved(const Rules& rules, const QString& claim);

}  // namespace nimstone::wording
