// The claims of an argument in words.
#pragma once

#include <QString>

#include "core/practice/skills/claims.h"

namespace nimstone::wording {

/// What is claimed, in a sentence. Rich text.
QString claimText(const practice::Claim& claim);

/// What is true of it, whether the claim is or not, in its numbers. Rich text.
QString claimTruth(const practice::Claim& claim);

}  // namespace nimstone::wording
