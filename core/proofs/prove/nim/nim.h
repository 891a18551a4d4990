// The theorems on Nim, one function and one file per theorem. Inside core/proofs only: the entry has checked that the
// theorem speaks of the position before it calls one of these, so each states what it relies on.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::proof {

/// s = 0, and the move is legal: NimSum, OneHeapChanges; by parity ColumnFlips, ParityChanges, OddColumnRemains; and once
/// more by calculation InsertSum, ExpandSums, PairHeaps, OtherPairsVanish, DifferenceRemains.
Steps lemma1Steps(const Proof& proof);

/// s ≠ 0: NimSum, HighestColumn, ChooseHeap, SmallerTarget, TakeStones, SumVanishes.
Steps lemma2Steps(const Proof& proof);

/// EndPosition, InductionHypothesis, EveryMoveUnbalances (s = 0) or SomeMoveBalances (s ≠ 0), Conclusion; of the end
/// position itself, which is the base of the induction: EndPosition, Conclusion.
Steps boutonSteps(const Proof& proof);

/// NimSum, HighestColumn (s ≠ 0 only), TestHeap for each heap in order, WinningMoveCount.
Steps countSteps(const Proof& proof);

/// s ≠ 0: NimSum, HighestColumn, FlawedChoice, HighestBits, FlawVerdict, and then the repair, which is Lemma 2's:
/// ChooseHeap, SmallerTarget, TakeStones, SumVanishes.
Steps flawHighestBitSteps(const Proof& proof);

}  // namespace nimstone::proof
