// The steps of the proofs about misère Nim, whose rule for winning changes when no heap of two or more stones is left,
// and about the error of forgetting this change. The proofs also use the step NimSum of Nim.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The number of heaps of two stones or more, and the number of heaps of one stone. These two numbers decide which rule
/// applies.
struct MisereShape {
    static constexpr std::string_view kind = "misere-shape";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"heaps", "large", "ones"};

    std::vector<Count> heaps;
    std::size_t large = 0;  ///< the number of heaps of two stones or more
    std::size_t ones = 0;

    /// The laws in the case of two or more large heaps, where the proof continues by induction.
    static constexpr std::array lawsOfSeveral{Law::Induction};
    std::span<const Law> lawsHere(const Proof&) const { return large >= 2 ? lawsOfSeveral : laws; }

    Prediction prediction() const { return Prediction::number(large); }
};

/// The case where no heap has two stones or more: the number of moves left is the number of heaps of one stone, and no
/// player can change it.
struct MisereForced {
    static constexpr std::string_view kind = "misere-forced";
    static constexpr std::array laws{Law::Parity};
    static constexpr std::array fieldNames{"moves"};

    std::size_t moves = 0;

    /// The law in the case where no move is left, which the rules decide.
    static constexpr std::array lawsAtEnd{Law::NoMoveWins};
    std::span<const Law> lawsHere(const Proof&) const { return moves == 0 ? lawsAtEnd : laws; }

    Prediction prediction() const { return Prediction::number(moves); }
};

/// The case where exactly one heap has two stones or more: the move reduces this heap so that an odd number of heaps of
/// one stone is left. The winning move of normal Nim would leave an even number of heaps of one stone.
struct MisereSwitch {
    static constexpr std::string_view kind = "misere-switch";
    static constexpr std::array laws{Law::Rules, Law::Parity};
    static constexpr std::array fieldNames{"move", "before", "leaves", "nim_leaves", "ones_after"};

    Move move;
    Count before = 0;
    Count leaves = 0;         ///< the number of stones that the move leaves in this heap: 0 or 1
    Count nimLeaves = 0;      ///< the number of stones that the winning move of normal Nim would leave in this heap
    std::size_t onesAfter = 0;

    Prediction prediction() const { return Prediction::number(leaves); }
};

/// The case of a nim-sum s = 0 with at least two heaps of two stones or more: after every move, the nim-sum t is not
/// 0, and at least one heap of two stones or more is left.
struct MisereUnbalances {
    static constexpr std::string_view kind = "misere-unbalances";
    static constexpr std::array laws{Law::Theorem, Law::Induction};
    static constexpr std::array fieldNames{"large_left"};

    std::size_t largeLeft = 0;  ///< the least number of heaps of two stones or more that a move can leave

    /// Asks whether some move makes the nim-sum 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case of a nim-sum s ≠ 0 with at least two heaps of two stones or more: the winning move of normal Nim leaves at least two
/// heaps of two stones or more.
struct MisereBalance {
    static constexpr std::string_view kind = "misere-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};
    static constexpr std::array fieldNames{"sum", "move", "after", "t", "large_after"};

    Count sum = 0;
    Move move;
    std::vector<Count> after;
    Count t = 0;
    std::size_t largeAfter = 0;

    /// Asks for a heap from which a move makes the nim-sum 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// The conclusion: whether the position is P or N.
struct MisereConclusion {
    static constexpr std::string_view kind = "misere-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"large", "ones", "sum", "outcome"};

    std::size_t large = 0;
    std::size_t ones = 0;
    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

// --- spot the flaw: "nim-sum 0 always loses" ---

/// The wrong claim that is widespread, and the outcome that it gives for this position.
struct MisereSumClaim {
    static constexpr std::string_view kind = "misere-sum-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"sum", "claimed"};

    Count sum = 0;
    Outcome claimed = Outcome::P;
};

/// Compares the outcome by the claim with the true outcome.
struct MisereSumVerdict {
    static constexpr std::string_view kind = "misere-sum-verdict";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"claimed", "truth", "refuted"};

    Outcome claimed = Outcome::P;
    Outcome truth = Outcome::P;
    bool refuted = false;

    Prediction prediction() const { return Prediction::outcome(truth); }
    std::vector<Use> uses(const Proof& proof) const;
};

using MisereStep = std::variant<MisereShape, MisereForced, MisereSwitch, MisereUnbalances, MisereBalance,
                                MisereConclusion, MisereSumClaim, MisereSumVerdict>;

}  // namespace nimstone::proof
