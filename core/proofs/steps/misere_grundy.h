// Spot the flaw: "under misère play, apply the rule of misère Nim to the Grundy values". This is false for games in
// which a move can split a heap: Kayles 8 has the Grundy value 1 and is won, Kayles (5, 1) has the Grundy value 5 and
// is lost.
//
// The rule appears in Chinese contest notes as the "SJ theorem", for games that end when every component has the Grundy
// value 0. The proof of the rule needs only two premises about each heap. First, if a move leaves heaps whose values
// have the nim-sum 0 or 1, none of these heaps has a value of 2 or more. Second, a heap of value 0 that has a move has
// a move to the value 1. Under these premises, the proof of misère Nim also proves the rule, without any change. So if
// the rule is wrong for a position and right for all its options, some heap of the position violates a premise.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// An option of a position: its heaps, their Grundy values, and its outcome under misère play.
struct GrundyOption {
    static constexpr std::array fieldNames{"heaps", "values", "outcome"};

    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome outcome = Outcome::P;

    auto operator<=>(const GrundyOption&) const = default;
};

/// The wrong claim that is widespread: replace each heap by its Grundy value, and then apply the rule of misère Nim.
struct GrundyClaim {
    static constexpr std::string_view kind = "grundy-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heaps"};

    std::vector<Count> heaps;
};

/// The outcome that the claim gives for this position. If some Grundy value is 2 or more, it is P exactly when the
/// nim-sum of the values is 0; otherwise it is P exactly when the nim-sum is 1.
struct GrundyClaimed {
    static constexpr std::string_view kind = "grundy-claimed";
    static constexpr std::array laws{Law::MexDefinition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"values", "large", "sum", "claimed"};

    std::vector<Count> values;  ///< the Grundy value of each heap
    std::size_t large = 0;      ///< the number of heaps whose Grundy value is 2 or more
    Count sum = 0;
    Outcome claimed = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(claimed); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The true outcome. It follows from the outcomes of all positions that can be reached; a player who cannot move has
/// won.
struct GrundyTruth {
    static constexpr std::string_view kind = "grundy-truth";
    static constexpr std::array laws{Law::NoMoveWins, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"positions", "options", "outcome"};

    std::size_t positions = 0;
    std::vector<GrundyOption> options;  ///< the options of the position that the user entered
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

/// Compares the claim with the true outcome, and counts the reachable positions for which the claim is wrong.
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

/// The first position for which the claim is wrong, in the order of the longest game from each position. The claim is
/// right for all options of this position, and the options contradict the claim: the claim says P but some option is P,
/// or the claim says N but every option is N.
struct GrundyBreak {
    static constexpr std::string_view kind = "grundy-break";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"heaps", "values", "claimed", "options"};

    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome claimed = Outcome::P;
    std::vector<GrundyOption> options;
};

/// The reason why the proof of the claim fails: the smallest heap that violates a premise. The heap is taken from the
/// position of GrundyBreak, or from all reachable positions if the claim is right for all of them. The heap violates
/// the first premise if a move splits it into heaps whose values have the nim-sum 0 or 1 although one of these values
/// is 2 or more. Otherwise it violates the second premise: its value is 0 and it has a move, but no move leads to the
/// value 1.
struct GrundyPremise {
    static constexpr std::string_view kind = "grundy-premise";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"fails", "heap", "value", "left", "left_values", "together", "broke"};

    bool fails = false;
    Count heap = 0;                 ///< the heap size that violates a premise; if no size violates one, `heap` and `value` are 0
    Count value = 0;
    std::vector<Count> left;        ///< the heaps that the first move against the first premise leaves, ascending; empty if no such move exists
    std::vector<Count> leftValues;
    Count together = 0;             ///< the nim-sum of `leftValues`, which is 0 or 1
    bool broke = false;             ///< true if the claim is wrong for some position
};

using GrundyFlawStep =
    std::variant<GrundyClaim, GrundyClaimed, GrundyTruth, GrundyVerdict, GrundyBreak, GrundyPremise>;

}  // namespace nimstone::proof
