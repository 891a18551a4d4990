// The steps of the proofs about Nim: Lemma 1 and Lemma 2, Bouton's theorem, the number of winning moves, and a
// widespread error in proofs of Lemma 2.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- the first steps of both lemmas, of Bouton's theorem and of the count of winning moves ---

/// The nim-sum s = x₁ ⊕ … ⊕ xₙ of the heaps.
struct NimSum {
    static constexpr std::string_view kind = "nim-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"heaps", "sum"};

    std::vector<Count> heaps;
    Count sum = 0;

    Prediction prediction() const { return Prediction::number(sum); }
    /// Asks for the number of blocks of the first heap (part 1), of all 1s (part 2), or of the pairs that cancel (part 3).
    Prediction partPrediction(int part) const;
};

/// The highest column in which s has a 1; its weight is 2^d. The number of heaps that have a 1 in this column, `ones`,
/// is odd.
struct HighestColumn {
    static constexpr std::string_view kind = "highest-column";
    static constexpr std::array laws{Law::Definition, Law::Definition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"sum", "column", "exponent", "ones"};

    Count sum = 0;
    Count column = 0;      ///< the weight of the column, 2^d
    int exponent = 0;      ///< d, the exponent of that weight
    std::size_t ones = 0;

    Prediction prediction() const { return Prediction::column(column); }
};

// --- Lemma 1: if the nim-sum is 0, every move makes it different from 0 ---

/// The move changes the size of heap k from x_k to y_k ≠ x_k. Every other heap stays as it is.
struct OneHeapChanges {
    static constexpr std::string_view kind = "one-heap-changes";
    static constexpr std::array laws{Law::Definition, Law::Rules, Law::Definition};
    static constexpr std::array fieldNames{"move", "before", "after"};

    Move move;
    Count before = 0;  ///< x_k, the size of heap k before the move
    Count after = 0;   ///< y_k, the size of heap k after the move

    Prediction prediction() const { return Prediction::number(after); }
};

/// x_k ≠ y_k, so the two numbers differ in some column. `column` is the highest column in which they differ: there the
/// 1 of heap k becomes 0, and no other heap changes.
struct ColumnFlips {
    static constexpr std::string_view kind = "column-flips";
    static constexpr std::array laws{Law::Definition, Law::Definition, Law::DifferentIsNotZero};
    static constexpr std::array fieldNames{"heap", "before", "after", "column"};

    std::size_t heap = 0;
    Count before = 0;  ///< x_k, the size of heap k before the move
    Count after = 0;   ///< y_k, the size of heap k after the move
    Count column = 0;  ///< the weight of the column, 2^d

    Prediction prediction() const { return Prediction::column(column); }
};

/// s = 0, so the column `column` had an even number of 1s before the move. The move changes one digit in this column,
/// so after the move the column has an odd number of 1s.
struct ParityChanges {
    static constexpr std::string_view kind = "parity-changes";
    static constexpr std::array laws{Law::Parity};
    static constexpr std::array fieldNames{"heap", "column", "ones_before", "ones_after"};

    std::size_t heap = 0;  ///< k, the index of the heap whose digit in the column changes
    Count column = 0;      ///< 2^d, the weight of the column
    std::size_t onesBefore = 0;
    std::size_t onesAfter = 0;

    Prediction prediction() const { return Prediction::number(onesAfter); }
};

/// The nim-sum t after the move has a 1 in the column `column`. So t ≠ 0, and the lemma is proved. The steps after this one
/// prove the lemma once more, by calculating t.
struct OddColumnRemains {
    static constexpr std::string_view kind = "odd-column-remains";
    static constexpr std::array laws{Law::NimSumByColumns};
    static constexpr std::array fieldNames{"column"};

    Count column = 0;  ///< 2^d, the weight of the column
};

/// The nim-sum after the move is t = 0 ⊕ t = s ⊕ s ⊕ t, because x ⊕ 0 = x and x ⊕ x = 0 for every number x.
struct InsertSum {
    static constexpr std::string_view kind = "insert-sum";
    static constexpr std::array laws{Law::Neutral, Law::OwnInverse};
    static constexpr std::array fieldNames{"s", "t"};

    Count s = 0;
    Count t = 0;
};

/// The nim-sum after the move is t = s ⊕ (x₁ ⊕ … ⊕ xₙ) ⊕ (y₁ ⊕ … ⊕ yₙ), by the definitions of s and t.
struct ExpandSums {
    static constexpr std::string_view kind = "expand-sums";
    static constexpr std::array laws{Law::Definition};
    static constexpr std::array fieldNames{"s", "before", "after"};

    Count s = 0;
    std::vector<Count> before;  ///< x₁ … xₙ, the heaps before the move
    std::vector<Count> after;   ///< y₁ … yₙ, the heaps after the move
};

/// The nim-sum after the move is t = s ⊕ (x₁ ⊕ y₁) ⊕ … ⊕ (xₙ ⊕ yₙ), because ⊕ is commutative and associative.
struct PairHeaps {
    static constexpr std::string_view kind = "pair-heaps";
    static constexpr std::array laws{Law::CommutativeAssociative};
    static constexpr std::array fieldNames{"s", "differences"};

    Count s = 0;
    std::vector<Count> differences;  ///< x_i ⊕ y_i for each heap i

    /// Asks how many of the terms in brackets are not 0.
    Prediction prediction() const;
};

/// The nim-sum after the move is t = s ⊕ x_k ⊕ y_k, because x_i ⊕ y_i = 0 for every other heap i.
struct OtherPairsVanish {
    static constexpr std::string_view kind = "other-pairs-vanish";
    static constexpr std::array laws{Law::OwnInverse, Law::Definition, Law::Neutral};
    static constexpr std::array fieldNames{"s", "heap", "before", "after"};

    Count s = 0;
    std::size_t heap = 0;
    Count before = 0;
    Count after = 0;
};

/// x_k ≠ y_k, so x_k ⊕ y_k ≠ 0. Since s = 0, the nim-sum after the move is t = x_k ⊕ y_k ≠ 0.
struct DifferenceRemains {
    static constexpr std::string_view kind = "difference-remains";
    static constexpr std::array laws{Law::Neutral, Law::Definition, Law::NimSumByColumns, Law::DifferentIsNotZero};
    static constexpr std::array fieldNames{"heap", "before", "after", "t"};

    std::size_t heap = 0;
    Count before = 0;
    Count after = 0;
    Count t = 0;

    Prediction prediction() const { return Prediction::number(t); }
};

// --- Lemma 2: if the nim-sum is not 0, some move makes it 0 ---

/// An odd number of heaps have a 1 in column 2^d, the highest column of s, so at least one heap x_k has a 1 in this column.
/// `eligible` lists all heaps that have a 1 in this column.
struct ChooseHeap {
    static constexpr std::string_view kind = "choose-heap";
    static constexpr std::array laws{Law::Definition, Law::Parity};
    static constexpr std::array fieldNames{"column", "eligible", "heap", "size"};

    Count column = 0;
    std::vector<std::size_t> eligible;
    std::size_t heap = 0;  ///< k, the index of the first heap in `eligible`
    Count size = 0;        ///< x_k, the size of this heap

    Prediction prediction() const { return Prediction::heap(eligible); }
};

/// y_k = s ⊕ x_k is less than x_k: the digits above column 2^d do not change, the 1 in column 2^d becomes 0, and all
/// lower columns together are worth at most 2^d − 1.
struct SmallerTarget {
    static constexpr std::string_view kind = "smaller-target";
    static constexpr std::array laws{Law::Definition, Law::Definition, Law::NimSumByColumns, Law::LowerColumnsAreLess};
    static constexpr std::array fieldNames{"heap", "s", "before", "after", "column", "unchanged", "most_below"};

    std::size_t heap = 0;
    Count s = 0;
    Count before = 0;      ///< x_k, the size of heap k before the move
    Count after = 0;       ///< y_k, the size of heap k after the move
    Count column = 0;      ///< 2^d, the weight of the highest column of s
    Count unchanged = 0;   ///< the value of the digits above column 2^d, which are the same in x_k and y_k
    Count mostBelow = 0;   ///< 2^d − 1, the largest value that the columns below 2^d can have together

    Prediction prediction() const { return Prediction::number(after); }
};

/// The move takes x_k − y_k ≥ 1 stones from heap k.
struct TakeStones {
    static constexpr std::string_view kind = "take-stones";
    static constexpr std::array laws{Law::Arithmetic, Law::Rules};
    static constexpr std::array fieldNames{"move", "before", "after"};

    Move move;
    Count before = 0;
    Count after = 0;

    Prediction prediction() const { return Prediction::number(move.taken); }
};

/// The nim-sum after the move is t = s ⊕ x_k ⊕ y_k = s ⊕ x_k ⊕ s ⊕ x_k = 0.
struct SumVanishes {
    static constexpr std::string_view kind = "sum-vanishes";
    static constexpr std::array laws{Law::CommutativeAssociative, Law::Definition, Law::OwnInverse};
    static constexpr std::array fieldNames{"heap", "s", "before", "after", "t"};

    std::size_t heap = 0;
    Count s = 0;
    Count before = 0;
    Count after = 0;
    Count t = 0;

    Prediction prediction() const { return Prediction::number(t); }
};

// --- Bouton's theorem: the position is P exactly when the nim-sum is 0; proof by induction on the number of stones ---

/// The end position, in which all heaps are empty, has s = 0 and no move, so the player to move has lost.
struct EndPosition {
    static constexpr std::string_view kind = "end-position";
    static constexpr std::array laws{Law::Definition, Law::Neutral, Law::NoMoveLoses};
    static constexpr std::array lawsWithoutHeaps{Law::Definition, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"heap_count", "sum", "outcome"};

    std::size_t heapCount = 0;
    Count sum = 0;
    Outcome outcome = Outcome::P;

    std::span<const Law> lawsHere(const Proof& proof) const;
    Prediction prediction() const { return Prediction::outcome(outcome); }
};

/// Every move takes at least one stone, so every option has fewer than `stones` stones. The proof assumes the theorem
/// for all positions with fewer than `stones` stones.
struct InductionHypothesis {
    static constexpr std::string_view kind = "induction-hypothesis";
    static constexpr std::array laws{Law::Induction};
    static constexpr std::array fieldNames{"stones", "exact"};

    Count stones = 0;        ///< the number of stones; if it is greater than maxCount, `stones` is maxCount and `exact` is false
    bool exact = true;
};

/// The case of a nim-sum s = 0: each option has the nim-sum t = x_k ⊕ y_k ≠ 0 (Lemma 1), so it is an N-position.
struct EveryMoveUnbalances {
    static constexpr std::string_view kind = "every-move-unbalances";
    static constexpr std::array laws{Law::Theorem, Law::Induction};
    static constexpr std::array fieldNames{"options", "exact", "smallest"};

    Count options = 0;       ///< the number of moves, which equals the number of stones; maxCount if the number is greater than maxCount
    bool exact = true;
    Count smallest = 0;      ///< the least nim-sum t of all options: the weight of the lowest column in which some heap has a 1

    /// Asks whether some move makes the nim-sum 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case of a nim-sum s ≠ 0: the move of Lemma 2 leads to a position with the nim-sum t = 0, which is a P-position.
struct SomeMoveBalances {
    static constexpr std::string_view kind = "some-move-balances";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};
    static constexpr std::array fieldNames{"sum", "move", "after", "t"};

    Count sum = 0;
    Move move;
    std::vector<Count> after;
    Count t = 0;

    /// Asks for a heap from which a move makes the nim-sum 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// The conclusion: whether the position is P or N.
struct Conclusion {
    static constexpr std::string_view kind = "conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"sum", "outcome"};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

// --- the number of winning first moves ---

/// Compares s ⊕ x with x for one heap of x stones. Reducing the heap to s ⊕ x stones is a winning move exactly when
/// s ⊕ x < x. This inequality holds exactly when x has a 1 in column 2^d, the highest column of s.
struct TestHeap {
    static constexpr std::string_view kind = "test-heap";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::LowerColumnsAreLess};
    static constexpr std::array fieldNames{"heap", "size", "target", "wins", "taken"};

    std::size_t heap = 0;
    Count size = 0;      ///< x, the size of the heap
    Count target = 0;    ///< s ⊕ x, the size that makes the nim-sum 0
    bool wins = false;   ///< true if s ⊕ x < x
    Count taken = 0;     ///< the number of stones that the winning move takes, x − (s ⊕ x); 0 if the heap has no winning move

    /// The laws in the case of a nim-sum s = 0: then s ⊕ x = x, and the step compares no columns.
    static constexpr std::array lawsAtZero{Law::Definition, Law::Neutral, Law::Definition};
    std::span<const Law> lawsHere(const Proof&) const { return target == size ? lawsAtZero : laws; }

    Prediction prediction() const { return Prediction::yes(wins); }
};

/// The number of winning moves: 0 if s = 0; otherwise the number of 1s in column 2^d, which is odd.
struct WinningMoveCount {
    static constexpr std::string_view kind = "winning-move-count";
    static constexpr std::array laws{Law::Parity};
    static constexpr std::array fieldNames{"sum", "column", "count", "moves"};

    Count sum = 0;
    Count column = 0;        ///< 2^d, the weight of the highest column of s; 0 if s = 0
    std::size_t count = 0;
    std::vector<Move> moves;

    /// The law in the case of a nim-sum s = 0: by Lemma 1 and Bouton's theorem, no move wins.
    static constexpr std::array lawsAtZero{Law::Theorem};
    std::span<const Law> lawsHere(const Proof&) const { return sum == 0 ? lawsAtZero : laws; }

    Prediction prediction() const { return Prediction::number(count); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- spot the flaw: "choose a heap whose highest bit is d", an error that circulates in proofs of Lemma 2 ---

/// A widespread but false claim: if s ≠ 0, some heap has its highest 1 in the highest column of s, the column 2^d.
struct FlawedChoice {
    static constexpr std::string_view kind = "flawed-choice";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"column"};

    Count column = 0;  ///< 2^d, the weight of the highest column of s
};

/// The weight of the highest 1 of each heap (0 for an empty heap), and the heaps that the claim allows the player to choose.
struct HighestBits {
    static constexpr std::string_view kind = "highest-bits";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"column", "highest", "allowed"};

    Count column = 0;
    std::vector<Count> highest;
    std::vector<std::size_t> allowed;

    Prediction prediction() const { return Prediction::number(allowed.size()); }
};

/// Compares the heaps that the claim finds with the heaps that have a winning move. If the two numbers of heaps differ,
/// the claim misses a heap that has a winning move. If the claim finds no heap, its statement "such a heap always
/// exists" is false for this position.
struct FlawVerdict {
    static constexpr std::string_view kind = "flaw-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"column", "claimed", "eligible", "refuted", "fatal"};

    Count column = 0;
    std::size_t claimed = 0;            ///< the number of heaps whose highest 1 is in column 2^d
    std::vector<std::size_t> eligible;  ///< the heaps that have a 1 in column 2^d
    bool refuted = false;               ///< true if claimed ≠ eligible.size(): then the claim gives a wrong number of winning moves
    bool fatal = false;                 ///< true if claimed = 0: the claim finds no heap, so the proof that uses it fails

    Prediction prediction() const { return Prediction::number(eligible.size()); }
    std::vector<Use> uses(const Proof& proof) const;
};

using NimStep = std::variant<NimSum, HighestColumn, OneHeapChanges, ColumnFlips, ParityChanges, OddColumnRemains, InsertSum,
                          ExpandSums, PairHeaps, OtherPairsVanish, DifferenceRemains, ChooseHeap, SmallerTarget,
                          TakeStones, SumVanishes, EndPosition, InductionHypothesis, EveryMoveUnbalances,
                          SomeMoveBalances, Conclusion, TestHeap, WinningMoveCount, FlawedChoice, HighestBits,
                          FlawVerdict>;

}  // namespace nimstone::proof
