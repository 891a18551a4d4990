// Spot the flaw: "under misère play, use the rule of misère Nim on the Grundy values". Where a move can split a heap it
// is false: Kayles 8 is worth 1 and won, Kayles (5, 1) is worth 5 and lost.
//
// The rule stands in Chinese contest notes as the "SJ theorem", for games that are over when every part is worth 0.
// What its proof needs of each heap is less: a move that leaves of it the value 0 or 1 leaves nothing worth more, and a
// heap worth 0 from which a move can be made can be made worth 1. Then the proof of misère Nim holds word for word. So
// wherever the rule is false, and right of all options, some heap breaks that.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// A position that one move leads to: its heaps, what each is worth, and who wins under misère play.
struct GrundyOption {
    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome outcome = Outcome::P;

    auto operator<=>(const GrundyOption&) const = default;
};

/// The claim as it circulates: replace each heap by its Grundy value, then misère Nim decides.
struct GrundyClaim {
    static constexpr std::string_view kind = "grundy-claim";
    static constexpr std::array<Law, 0> laws{};

    std::vector<Count> heaps;
};

/// What it says here: with a value of 2 or more P exactly when the nim-sum is 0, otherwise exactly when it is 1.
struct GrundyClaimed {
    static constexpr std::string_view kind = "grundy-claimed";
    static constexpr std::array laws{Law::MexDefinition, Law::NimSumByColumns};

    std::vector<Count> values;  ///< of the heaps
    std::size_t large = 0;      ///< how many of them are 2 or more
    Count sum = 0;
    Outcome claimed = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(claimed); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// What is true: every position that can be reached was decided from its options, where who cannot move has won.
struct GrundyTruth {
    static constexpr std::string_view kind = "grundy-truth";
    static constexpr std::array laws{Law::NoMoveWins, Law::OutcomeByOptions};

    std::size_t positions = 0;
    std::vector<GrundyOption> options;  ///< of the position itself
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
};

/// The claim against the truth, and of how many positions that can be reached it is false.
struct GrundyVerdict {
    static constexpr std::string_view kind = "grundy-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    Outcome claimed = Outcome::P;
    Outcome outcome = Outcome::P;
    bool refuted = false;
    std::size_t positions = 0;
    std::size_t wrong = 0;
};

/// The first position that the claim is false of, from the end of the game up. It is right of all its options, and they
/// contradict it: one of them is lost where it says P, none where it says N.
struct GrundyBreak {
    static constexpr std::string_view kind = "grundy-break";
    static constexpr std::array laws{Law::OutcomeByOptions};

    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome claimed = Outcome::P;
    std::vector<GrundyOption> options;
};

/// Where the proof breaks: the smallest heap, of that first position or of all that can be reached if there is none,
/// of which its premise is not true. Either a move splits it into heaps that together are worth 0 or 1 while one alone
/// is worth 2 or more; or, where no move does, it is worth 0, a move can be made, and none makes it worth 1.
struct GrundyPremise {
    static constexpr std::string_view kind = "grundy-premise";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};

    bool fails = false;
    Count heap = 0;                 ///< with its value: 0 where the premise holds
    Count value = 0;
    std::vector<Count> left;        ///< what the first such move leaves of it, ascending; empty where there is none
    std::vector<Count> leftValues;
    Count together = 0;             ///< their nim-sum: 0 or 1
    bool broke = false;             ///< whether some position was judged wrongly for it
};

using GrundyFlawStep =
    std::variant<GrundyClaim, GrundyClaimed, GrundyTruth, GrundyVerdict, GrundyBreak, GrundyPremise>;

}  // namespace nimstone::proof
