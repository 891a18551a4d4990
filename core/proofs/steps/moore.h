// The steps of the proof about Moore's Nim_k: the 1s of each column, counted modulo k + 1.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// One column: how many heaps have a 1 there, and what that leaves on division by k + 1.
struct MooreColumn {
    Count weight = 0;
    std::size_t ones = 0;
    Count residue = 0;

    bool operator==(const MooreColumn&) const = default;
};

/// Every column from the highest that some heap needs.
struct MooreCount {
    static constexpr std::string_view kind = "moore-count";
    static constexpr std::array laws{Law::Division};

    Count k = 0;
    std::vector<Count> heaps;
    std::vector<MooreColumn> columns;
    std::size_t unbalanced = 0;  ///< columns whose residue is not 0

    Prediction prediction() const { return Prediction::number(unbalanced); }
};

/// Every residue is 0: in the highest column that a move changes, at least one heap and at most k lose a 1 and none gains
/// one, so its residue is not 0 any more. The example takes one stone from the largest heap.
struct MooreUnbalances {
    static constexpr std::string_view kind = "moore-unbalances";
    static constexpr std::array laws{Law::Arithmetic};

    Count k = 0;
    Move move;            ///< the example
    Count column = 0;     ///< the highest column that it changes
    std::size_t before = 0;  ///< 1s there
    std::size_t after = 0;
    Count residue = 0;    ///< of `after`

    /// Whether some move leaves every residue at 0.
    Prediction prediction() const { return Prediction::yes(false); }
};

/// The move is found from the highest unbalanced column down. A heap that has lost a 1 is free: below, its digits may be
/// anything. In this column the heaps that are not free have `ones` 1s, `residue` modulo k + 1. Either enough of the free
/// heaps get a 1 to make it up to k + 1 (`filled`), or as many of the others lose theirs (`freed`).
struct MooreBuild {
    static constexpr std::string_view kind = "moore-build";
    static constexpr std::array laws{Law::Arithmetic};

    Count column = 0;
    std::size_t free = 0;  ///< free heaps so far
    std::size_t ones = 0;
    Count residue = 0;
    std::vector<std::size_t> filled;
    std::vector<std::size_t> freed;
    std::size_t after = 0;  ///< 1s in the column afterwards, a multiple of k + 1

    Prediction prediction() const { return Prediction::number(after); }
};

/// The free heaps, at most k of them, are brought down to their new digits: every column is 0 modulo k + 1.
struct MooreBalance {
    static constexpr std::string_view kind = "moore-balance";
    static constexpr std::array laws{Law::LowerColumnsAreLess};

    Count k = 0;
    Move move;
    std::size_t heaps = 0;  ///< how many it takes from
    std::vector<Count> after;

    Prediction prediction() const { return Prediction::number(heaps); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// So the position is P or N.
struct MooreConclusion {
    static constexpr std::string_view kind = "moore-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};

    std::size_t unbalanced = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using MooreStep = std::variant<MooreCount, MooreUnbalances, MooreBuild, MooreBalance, MooreConclusion>;

}  // namespace nimstone::proof
