// The steps of the proofs about Nim: the two lemmas, Bouton's theorem, the counting, and errors about them.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- both lemmas, the theorem and the counting begin here ---

/// s = x₁ ⊕ … ⊕ xₙ.
struct NimSum {
    static constexpr std::string_view kind = "nim-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};

    std::vector<Count> heaps;
    Count sum = 0;

    Prediction prediction() const { return Prediction::number(sum); }
};

/// 2^d is the highest column in which s has a 1. That column holds `ones` ones, an odd number.
struct HighestColumn {
    static constexpr std::string_view kind = "highest-column";
    static constexpr std::array laws{Law::Definition, Law::Definition, Law::NimSumByColumns};

    Count sum = 0;
    Count column = 0;      ///< its weight, 2^d
    int exponent = 0;      ///< d
    std::size_t ones = 0;

    Prediction prediction() const { return Prediction::column(column); }
};

// --- Lemma 1: if s = 0, every move makes t ≠ 0 ---

/// x_k ≠ y_k, and every other heap stays as it is.
struct OneHeapChanges {
    static constexpr std::string_view kind = "one-heap-changes";
    static constexpr std::array laws{Law::Definition, Law::Rules, Law::Definition};

    Move move;
    Count before = 0;  ///< x_k
    Count after = 0;   ///< y_k

    Prediction prediction() const { return Prediction::number(after); }
};

/// x_k ≠ y_k, so they differ in some column. `column` is the highest of these: in it the 1 of heap k becomes 0, and no
/// other heap changes.
struct ColumnFlips {
    static constexpr std::string_view kind = "column-flips";
    static constexpr std::array laws{Law::Definition, Law::Definition, Law::DifferentIsNotZero};

    std::size_t heap = 0;
    Count before = 0;  ///< x_k
    Count after = 0;   ///< y_k
    Count column = 0;  ///< its weight, 2^d

    Prediction prediction() const { return Prediction::column(column); }
};

/// s = 0, so the column held an even number of 1s. One bit of it has flipped, so it holds an odd number now.
struct ParityChanges {
    static constexpr std::string_view kind = "parity-changes";
    static constexpr std::array laws{Law::Parity};

    std::size_t heap = 0;  ///< k, whose bit flipped
    Count column = 0;      ///< 2^d
    std::size_t onesBefore = 0;
    std::size_t onesAfter = 0;

    Prediction prediction() const { return Prediction::number(onesAfter); }
};

/// So t has a 1 in that column: t ≠ 0, and the lemma is proved. What follows calculates t.
struct OddColumnRemains {
    static constexpr std::string_view kind = "odd-column-remains";
    static constexpr std::array laws{Law::NimSumByColumns};

    Count column = 0;  ///< 2^d
};

/// t = 0 ⊕ t = s ⊕ s ⊕ t: 0 is neutral, and every number cancels itself.
struct InsertSum {
    static constexpr std::string_view kind = "insert-sum";
    static constexpr std::array laws{Law::Neutral, Law::OwnInverse};

    Count s = 0;
    Count t = 0;
};

/// t = s ⊕ (x₁ ⊕ … ⊕ xₙ) ⊕ (y₁ ⊕ … ⊕ yₙ): what s and t are.
struct ExpandSums {
    static constexpr std::string_view kind = "expand-sums";
    static constexpr std::array laws{Law::Definition};

    Count s = 0;
    std::vector<Count> before;  ///< x₁ … xₙ
    std::vector<Count> after;   ///< y₁ … yₙ
};

/// t = s ⊕ (x₁ ⊕ y₁) ⊕ … ⊕ (xₙ ⊕ yₙ): ⊕ is commutative and associative.
struct PairHeaps {
    static constexpr std::string_view kind = "pair-heaps";
    static constexpr std::array laws{Law::CommutativeAssociative};

    Count s = 0;
    std::vector<Count> differences;  ///< x_i ⊕ y_i for each heap

    /// How many brackets are not 0.
    Prediction prediction() const;
};

/// t = s ⊕ x_k ⊕ y_k: every other bracket is 0.
struct OtherPairsVanish {
    static constexpr std::string_view kind = "other-pairs-vanish";
    static constexpr std::array laws{Law::OwnInverse, Law::Definition, Law::Neutral};

    Count s = 0;
    std::size_t heap = 0;
    Count before = 0;
    Count after = 0;
};

/// x_k ≠ y_k, so x_k ⊕ y_k ≠ 0; and s = 0; hence t = x_k ⊕ y_k ≠ 0.
struct DifferenceRemains {
    static constexpr std::string_view kind = "difference-remains";
    static constexpr std::array laws{Law::Neutral, Law::Definition, Law::NimSumByColumns, Law::DifferentIsNotZero};

    std::size_t heap = 0;
    Count before = 0;
    Count after = 0;
    Count t = 0;

    Prediction prediction() const { return Prediction::number(t); }
};

// --- Lemma 2: if s ≠ 0, some move makes t = 0 ---

/// The column 2^d holds an odd number of 1s, so some heap has one there: x_k. `eligible` are all such heaps.
struct ChooseHeap {
    static constexpr std::string_view kind = "choose-heap";
    static constexpr std::array laws{Law::Definition, Law::Parity};

    Count column = 0;
    std::vector<std::size_t> eligible;
    std::size_t heap = 0;  ///< k, the first of them
    Count size = 0;        ///< x_k

    Prediction prediction() const { return Prediction::heap(eligible); }
};

/// y_k = s ⊕ x_k < x_k strictly: above 2^d nothing changes, 2^d is lost, and all below it is worth at most 2^d − 1.
struct SmallerTarget {
    static constexpr std::string_view kind = "smaller-target";
    static constexpr std::array laws{Law::Definition, Law::Definition, Law::NimSumByColumns, Law::LowerColumnsAreLess};

    std::size_t heap = 0;
    Count s = 0;
    Count before = 0;      ///< x_k
    Count after = 0;       ///< y_k
    Count column = 0;      ///< 2^d
    Count unchanged = 0;   ///< what x_k and y_k share above 2^d
    Count mostBelow = 0;   ///< 2^d − 1

    Prediction prediction() const { return Prediction::number(after); }
};

/// Take x_k − y_k ≥ 1 stones.
struct TakeStones {
    static constexpr std::string_view kind = "take-stones";
    static constexpr std::array laws{Law::Arithmetic, Law::Rules};

    Move move;
    Count before = 0;
    Count after = 0;

    Prediction prediction() const { return Prediction::number(move.taken); }
};

/// t = s ⊕ x_k ⊕ y_k = s ⊕ x_k ⊕ s ⊕ x_k = 0.
struct SumVanishes {
    static constexpr std::string_view kind = "sum-vanishes";
    static constexpr std::array laws{Law::CommutativeAssociative, Law::Definition, Law::OwnInverse};

    std::size_t heap = 0;
    Count s = 0;
    Count before = 0;
    Count after = 0;
    Count t = 0;

    Prediction prediction() const { return Prediction::number(t); }
};

// --- Bouton's theorem: P exactly when s = 0, by induction on the stones left ---

/// The end position, all heaps empty, has s = 0 and no move: it is lost for the player to move.
struct EndPosition {
    static constexpr std::string_view kind = "end-position";
    static constexpr std::array laws{Law::Definition, Law::Neutral, Law::NoMoveLoses};

    std::size_t heapCount = 0;
    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

/// Every move takes at least one stone, so every option has fewer than `stones`; for those the theorem is assumed.
struct InductionHypothesis {
    static constexpr std::string_view kind = "induction-hypothesis";
    static constexpr std::array laws{Law::Induction};

    Count stones = 0;        ///< saturates at maxCount; then `exact` is false
    bool exact = true;
};

/// s = 0: each of the options has t = x_k ⊕ y_k ≠ 0 (Lemma 1), so each is an N-position. `smallest` is the least t.
struct EveryMoveUnbalances {
    static constexpr std::string_view kind = "every-move-unbalances";
    static constexpr std::array laws{Law::Theorem, Law::Induction};

    Count options = 0;       ///< how many moves there are: the stones left; saturates at maxCount
    bool exact = true;
    Count smallest = 0;      ///< the least t of all options: the lowest column in which some heap has a 1

    /// Whether any move makes t = 0.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// s ≠ 0: this move, the one of Lemma 2, leads to t = 0, which is a P-position.
struct SomeMoveBalances {
    static constexpr std::string_view kind = "some-move-balances";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};

    Count sum = 0;
    Move move;
    std::vector<Count> after;
    Count t = 0;

    /// The heaps from which a move makes t = 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// So the position is P or N.
struct Conclusion {
    static constexpr std::string_view kind = "conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

// --- Counting the winning first moves ---

/// For one heap: (s ⊕ x) against x. It gives a winning move exactly when it is smaller, which holds exactly when
/// x has a 1 in column 2^d.
struct TestHeap {
    static constexpr std::string_view kind = "test-heap";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::LowerColumnsAreLess};

    std::size_t heap = 0;
    Count size = 0;      ///< x
    Count target = 0;    ///< s ⊕ x
    bool wins = false;   ///< s ⊕ x < x
    Count taken = 0;     ///< x − (s ⊕ x) where it wins, else 0

    /// With s = 0, 0 ⊕ x is x again: no column comes into it.
    static constexpr std::array lawsAtZero{Law::Definition, Law::Neutral, Law::Definition};
    std::span<const Law> lawsHere(const Proof&) const { return target == size ? lawsAtZero : laws; }

    Prediction prediction() const { return Prediction::yes(wins); }
};

/// The number of winning moves: 0 when s = 0, otherwise the 1s in column 2^d, always odd.
struct WinningMoveCount {
    static constexpr std::string_view kind = "winning-move-count";
    static constexpr std::array laws{Law::Parity};

    Count sum = 0;
    Count column = 0;        ///< 2^d; 0 when s = 0
    std::size_t count = 0;
    std::vector<Move> moves;

    /// With s = 0, Lemma 1 and Bouton's theorem say that there is none.
    static constexpr std::array lawsAtZero{Law::Theorem};
    std::span<const Law> lawsHere(const Proof&) const { return sum == 0 ? lawsAtZero : laws; }

    Prediction prediction() const { return Prediction::number(count); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- "choose a heap whose highest bit is d", an error that circulates in proofs of Lemma 2 ---

/// The claim as it circulates. It is not true in general.
struct FlawedChoice {
    static constexpr std::string_view kind = "flawed-choice";
    static constexpr std::array<Law, 0> laws{};

    Count column = 0;  ///< 2^d
};

/// The highest column of each heap (0 for an empty heap), and which heaps the claim would allow.
struct HighestBits {
    static constexpr std::string_view kind = "highest-bits";
    static constexpr std::array laws{Law::Arithmetic};

    Count column = 0;
    std::vector<Count> highest;
    std::vector<std::size_t> allowed;

    Prediction prediction() const { return Prediction::number(allowed.size()); }
};

/// What the claim finds against what is there. Where the two differ, the claim misses a winning heap; where it finds
/// none, "it can always be found" is false of this position.
struct FlawVerdict {
    static constexpr std::string_view kind = "flaw-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    Count column = 0;
    std::size_t claimed = 0;            ///< heaps whose highest bit is 2^d
    std::vector<std::size_t> eligible;  ///< heaps that have a 1 in column 2^d
    bool refuted = false;               ///< claimed ≠ number of eligible heaps: counting by the claim is wrong
    bool fatal = false;                 ///< claimed = 0: choosing by the claim stops here, and so does its proof

    Prediction prediction() const { return Prediction::number(eligible.size()); }
    std::vector<Use> uses(const Proof& proof) const;
};

using NimStep = std::variant<NimSum, HighestColumn, OneHeapChanges, ColumnFlips, ParityChanges, OddColumnRemains, InsertSum,
                          ExpandSums, PairHeaps, OtherPairsVanish, DifferenceRemains, ChooseHeap, SmallerTarget,
                          TakeStones, SumVanishes, EndPosition, InductionHypothesis, EveryMoveUnbalances,
                          SomeMoveBalances, Conclusion, TestHeap, WinningMoveCount, FlawedChoice, HighestBits,
                          FlawVerdict>;

}  // namespace nimstone::proof
