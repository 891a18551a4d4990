// Errors about Nim that circulate. Inside core/proofs only.
//
// FlawNotStrict: NimSum; HighestColumn, ChooseHeap (s ≠ 0); NotStrictClaim, NotStrictCase, NotStrictVerdict; and the
// repair SmallerTarget, TakeStones, SumVanishes (s ≠ 0).
// FlawCountAtMost: NimSum, CountClaim, CountAtMost, CountVerdict, and the repair WinningMoveCount.
// FlawTrailingBlank: LineOfText, LineClaim, FalseHeap, FalseSum, LineVerdict.
#pragma once

#include <span>

namespace nimstone::proof {

struct Entry;

std::span<const Entry> nimFlawEntries();

}  // namespace nimstone::proof
