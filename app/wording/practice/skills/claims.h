// The texts of the claims in exercises of the skill "find the false claim".
#pragma once

#include <QString>

#include "core/practice/skills/other_games/claims.h"

namespace nimstone::wording {

/// Returns the claim as a sentence in rich text.
QString claimText(const practice::Claim& claim);

/// Returns only the numbers of the claim, as a short text that is the same in every language: "(8, 13): P", "18 = 13 + 5", "g(5) = 0".
QString claimFormula(const practice::Claim& claim);

/// Returns a true sentence about the subject of the claim, with its numbers, in rich text. The claim itself may be false.
QString claimTruth(const practice::Claim& claim);

}  // namespace nimstone::wording
