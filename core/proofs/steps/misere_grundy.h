// Spot the flaw: "under misère play, use the rule of misère Nim on the Grundy values". If a move can split a heap, this
// is false: Kayles 8 has the value 1 and is won, Kayles (5, 1) has the value 5 and is lost.
//
// The rule appears in Chinese contest notes as the "SJ theorem", for games that end when every part has the value 0. Its
// proof needs less than that of each heap. First, a move that leaves heaps of total value 0 or 1 leaves no single heap of
// a larger value. Second, a heap of value 0 that has a move has a move to value 1. Under these premises, the proof of
// misère Nim holds word for word. So if the rule is wrong for a position and right for all its options, some heap breaks
// a premise.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// A position that one move leads to: its heaps, their Grundy values, and its outcome under misère play.
struct GrundyOption {
    static constexpr std::array fieldNames{"heaps", "values", "outcome"};

    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome outcome = Outcome::P;

    auto operator<=>(const GrundyOption&) const = default;
};

/// The claim as it circulates: replace each heap by its Grundy value; then the rule of misère Nim decides.
struct GrundyClaim {
    static constexpr std::string_view kind = "grundy-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heaps"};

    std::vector<Count> heaps;
};

/// The outcome that the claim gives for this position: if some value is 2 or more, P exactly when the nim-sum is 0;
/// otherwise P exactly when the nim-sum is 1.
struct GrundyClaimed {
    static constexpr std::string_view kind = "grundy-claimed";
    static constexpr std::array laws{Law::MexDefinition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"values", "large", "sum", "claimed"};

    std::vector<Count> values;  ///< the Grundy values of the heaps
    std::size_t large = 0;      ///< the number of values that are 2 or more
    Count sum = 0;
    Outcome claimed = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(claimed); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The true outcome: every position that can be reached is decided from its options, and a player who cannot move has
/// won.
struct GrundyTruth {
    static constexpr std::string_view kind = "grundy-truth";
    static constexpr std::array laws{Law::NoMoveWins, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"positions", "options", "outcome"};

    std::size_t positions = 0;
    std::vector<GrundyOption> options;  ///< the options of the position itself
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

/// The claim against the truth, and the number of reachable positions for which the claim is wrong.
struct GrundyVerdict {
    static constexpr std::string_view kind = "grundy-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"claimed", "outcome", "refuted", "positions", "wrong"};

    Outcome claimed = Outcome::P;
    Outcome outcome = Outcome::P;
    bool refuted = false;
    std::size_t positions = 0;
    std::size_t wrong = 0;
};

/// The first position, counted up from the end of the game, for which the claim is wrong. The claim is right for all its
/// options, and they contradict it: it says P but some option is lost, or it says N but no option is lost.
struct GrundyBreak {
    static constexpr std::string_view kind = "grundy-break";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"heaps", "values", "claimed", "options"};

    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome claimed = Outcome::P;
    std::vector<GrundyOption> options;
};

/// The place where the proof breaks: the smallest heap that violates a premise, taken from the position of GrundyBreak,
/// or from all reachable positions if the claim is right for each of them. Either a move splits the heap into heaps whose
/// nim-sum is 0 or 1 although one of them has a value of 2 or more; or, if no move does that, the heap has the value 0
/// and some move, but no move to the value 1.
struct GrundyPremise {
    static constexpr std::string_view kind = "grundy-premise";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"fails", "heap", "value", "left", "left_values", "together", "broke"};

    bool fails = false;
    Count heap = 0;                 ///< the heap and its value; both 0 if the premise holds
    Count value = 0;
    std::vector<Count> left;        ///< the heaps that the first move against the premise leaves, ascending; empty if there is no such move
    std::vector<Count> leftValues;
    Count together = 0;             ///< the nim-sum of `leftValues`: 0 or 1
    bool broke = false;             ///< true if the claim is wrong for some position
};

using GrundyFlawStep =
    std::variant<GrundyClaim, GrundyClaimed, GrundyTruth, GrundyVerdict, GrundyBreak, GrundyPremise>;

}  // namespace nimstone::proof
