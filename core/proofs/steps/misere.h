// The steps of the proofs about misère Nim: the rule that changes when no heap of two or more is left, and the error
// that forgets it. The nim-sum itself is a step of Nim.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// How many heaps hold two stones or more, and how many hold just one: that decides which rule holds.
struct MisereShape {
    static constexpr std::string_view kind = "misere-shape";
    static constexpr std::array laws{Law::Rules};

    std::vector<Count> heaps;
    std::size_t large = 0;  ///< heaps of two or more
    std::size_t ones = 0;

    /// With two or more of them the induction begins.
    static constexpr std::array lawsOfSeveral{Law::Induction};
    std::span<const Law> lawsHere(const Proof&) const { return large >= 2 ? lawsOfSeveral : laws; }

    Prediction prediction() const { return Prediction::number(large); }
};

/// No heap of two or more: as many moves are left as there are heaps of one, and nobody can change that.
struct MisereForced {
    static constexpr std::string_view kind = "misere-forced";
    static constexpr std::array laws{Law::Parity};

    std::size_t moves = 0;

    /// Where none is left, the rules decide.
    static constexpr std::array lawsAtEnd{Law::NoMoveWins};
    std::span<const Law> lawsHere(const Proof&) const { return moves == 0 ? lawsAtEnd : laws; }

    Prediction prediction() const { return Prediction::number(moves); }
};

/// One heap of two or more: bring it down so that an odd number of 1s is left. Nim's move would leave an even number.
struct MisereSwitch {
    static constexpr std::string_view kind = "misere-switch";
    static constexpr std::array laws{Law::Rules, Law::Parity};

    Move move;
    Count before = 0;
    Count leaves = 0;         ///< of that heap: 0 or 1
    Count nimLeaves = 0;      ///< what Nim's winning move would leave
    std::size_t onesAfter = 0;

    Prediction prediction() const { return Prediction::number(leaves); }
};

/// s = 0 with at least two heaps of two or more: every move makes t ≠ 0, and one of them at least is still there.
struct MisereUnbalances {
    static constexpr std::string_view kind = "misere-unbalances";
    static constexpr std::array laws{Law::Theorem, Law::Induction};

    std::size_t largeLeft = 0;  ///< heaps of two or more that are there after any move

    /// Whether any move makes t = 0.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// s ≠ 0 with at least two heaps of two or more: Nim's winning move, after which at least two of them are there.
struct MisereBalance {
    static constexpr std::string_view kind = "misere-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};

    Count sum = 0;
    Move move;
    std::vector<Count> after;
    Count t = 0;
    std::size_t largeAfter = 0;

    /// The heaps from which a move makes t = 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// So the position is P or N.
struct MisereConclusion {
    static constexpr std::string_view kind = "misere-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};

    std::size_t large = 0;
    std::size_t ones = 0;
    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

// --- Spot the flaw: "nim-sum 0 loses, always" ---

/// The claim as it circulates, and what it says of this position.
struct MisereSumClaim {
    static constexpr std::string_view kind = "misere-sum-claim";
    static constexpr std::array<Law, 0> laws{};

    Count sum = 0;
    Outcome claimed = Outcome::P;
};

/// What it says against what is true.
struct MisereSumVerdict {
    static constexpr std::string_view kind = "misere-sum-verdict";
    static constexpr std::array laws{Law::Theorem};

    Outcome claimed = Outcome::P;
    Outcome truth = Outcome::P;
    bool refuted = false;

    Prediction prediction() const { return Prediction::outcome(truth); }
    std::vector<Use> uses(const Proof& proof) const;
};

using MisereStep = std::variant<MisereShape, MisereForced, MisereSwitch, MisereUnbalances, MisereBalance,
                                MisereConclusion, MisereSumClaim, MisereSumVerdict>;

}  // namespace nimstone::proof
