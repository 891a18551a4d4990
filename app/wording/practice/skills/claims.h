// The claims of an argument in words.
#pragma once

#include <QString>

#include "core/practice/skills/other_games/claims.h"

namespace nimstone::wording {

/// What is claimed, in a sentence. Rich text.
QString claimText(const practice::Claim& claim);

/// The claim in its numbers alone, short and the same in every language: "(8, 13): P", "18 = 13 + 5", "g(5) = 0".
QString claimFormula(const practice::Claim& claim);

/// What is true of it, whether the claim is or not, in its numbers. Rich text.
QString claimTruth(const practice::Claim& claim);

}  // namespace nimstone::wording
