// What the proofs about Fibonacci numbers and Fibonacci Nim have in common.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// `1 + 3 + 55`; of a long sum the middle is left out.
QString shortSum(const std::vector<Count>& summands);

}  // namespace nimstone::wording
