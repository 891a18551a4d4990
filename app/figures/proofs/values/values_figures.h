// A text in the figure of a sum, which letters.cpp also needs.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::figures {

/// "2 → 5", the note beside a component whose value a move makes larger; "2 → 5 → 2" after the reply has restored its
/// value.
QString sumRaised(const proof::SumRaise& raise, bool isTakenBack);

}  // namespace nimstone::figures
