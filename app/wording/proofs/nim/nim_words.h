// The visitor that says the steps of the proofs about Nim.
#pragma once

#include "app/wording/proofs/nim/nim_symbols.h"

namespace nimstone::wording {

/// The functions for the two lemmas are in nim_lemmas.cpp, the others in nim.cpp.
class NimWords {
    Q_DECLARE_TR_FUNCTIONS(NimWords)

public:
    const StepPlace& place;

    Said operator()(const proof::NimSum& step) const;
    Said operator()(const proof::HighestColumn& step) const;
    Said operator()(const proof::OneHeapChanges& step) const;
    Said operator()(const proof::ColumnFlips& step) const;
    Said operator()(const proof::ParityChanges& step) const;
    Said operator()(const proof::OddColumnRemains& step) const;
    Said operator()(const proof::InsertSum& step) const;
    Said operator()(const proof::ExpandSums& step) const;
    Said operator()(const proof::PairHeaps& step) const;
    Said operator()(const proof::OtherPairsVanish& step) const;
    Said operator()(const proof::DifferenceRemains& step) const;
    Said operator()(const proof::ChooseHeap& step) const;
    Said operator()(const proof::SmallerTarget& step) const;
    Said operator()(const proof::TakeStones& step) const;
    Said operator()(const proof::SumVanishes& step) const;
    Said operator()(const proof::EndPosition& step) const;
    Said operator()(const proof::InductionHypothesis& step) const;
    Said operator()(const proof::EveryMoveUnbalances& step) const;
    Said operator()(const proof::SomeMoveBalances& step) const;
    Said operator()(const proof::Conclusion& step) const;
    Said operator()(const proof::TestHeap& step) const;
    Said operator()(const proof::WinningMoveCount& step) const;
    Said operator()(const proof::FlawedChoice& step) const;
    Said operator()(const proof::HighestBits& step) const;
    Said operator()(const proof::FlawVerdict& step) const;

private:
    /// Returns the symbol for the column of weight 2<sup>d</sup>.
    static Symbol columnSymbol(Count weight);
};

class GeneralProof;

/// Writes the proof by induction that a position is a P-position exactly when s = 0. `end`, `balanced`, and `unbalanced` are positions
/// of the game: without a move, with s = 0, and with s ≠ 0.
void tellNimInduction(GeneralProof& told, const char* end, const char* balanced, const char* unbalanced);

}  // namespace nimstone::wording
