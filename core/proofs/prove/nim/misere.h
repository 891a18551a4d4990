// The theorem on misère Nim, and the error that forgets where its rule changes. Inside core/proofs only.
//
// MisereNim: MisereShape; with no heap of two or more MisereForced; else NimSum and then MisereSwitch (one such heap),
// MisereUnbalances (s = 0) or MisereBalance (s ≠ 0); MisereConclusion.
// FlawMisereSum: NimSum, MisereSumClaim, MisereShape, the same step in the middle, MisereSumVerdict.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> misereEntries();

}  // namespace nimstone::proof
