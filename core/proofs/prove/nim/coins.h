// The theorem on coins on a strip. Inside core/proofs only.
//
// CoinGaps; where a coin can slide CoinUnbalances (s = 0) or CoinBalance (s ≠ 0), and CoinReply where the left coin of a pair
// then can; CoinConclusion.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> coinEntries();

}  // namespace nimstone::proof
