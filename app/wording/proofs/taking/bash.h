// What the lines of Bash's game on a person's numbers and those for any numbers have in common.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// "1 + 4, 2 + 3, 3 + 2, 4 + 1"; where pairs are left out, dots stand for them.
QString bashPairsText(const std::vector<proof::BashPair>& pairs, Count most);

/// "0, 5, 10, …, 30".
QString safeNumbersText(const proof::CountUpSafeNumbers& step);

}  // namespace nimstone::wording
