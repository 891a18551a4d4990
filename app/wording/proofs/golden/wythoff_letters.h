// What the proofs about Wythoff's game for any numbers have in common.
#pragma once

#include "app/wording/proofs/golden/wythoff.h"

namespace nimstone::wording {

/// A cold pair in letters: `(a<sub>k</sub>, b<sub>k</sub>)`.
QString pairOf(QChar index);

/// The line that lists the cold pairs; there are three at least.
GeneralText rowOfPairs(const std::vector<proof::ColdRow>& rows, const QString& reason);

}  // namespace nimstone::wording
