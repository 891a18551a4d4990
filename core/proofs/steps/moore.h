// The steps of the proof about Moore's Nim_k: the number of 1s in each column, modulo k + 1.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// One column: the number of heaps that have a 1 in it, and that number modulo k + 1.
struct MooreColumn {
    static constexpr std::array fieldNames{"weight", "ones", "residue"};

    Count weight = 0;
    std::size_t ones = 0;
    Count residue = 0;

    bool operator==(const MooreColumn&) const = default;
};

/// Every column, from the highest one in which some heap has a 1.
struct MooreCount {
    static constexpr std::string_view kind = "moore-count";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"k", "heaps", "columns", "unbalanced"};

    Count k = 0;
    std::vector<Count> heaps;
    std::vector<MooreColumn> columns;
    std::size_t unbalanced = 0;  ///< the number of columns whose residue is not 0

    Prediction prediction() const { return Prediction::number(unbalanced); }
};

/// The case where every residue is 0. In the highest column that a move changes, between 1 and k heaps lose a 1 and none
/// gains one, so its residue is no longer 0. The example takes one stone from the largest heap.
struct MooreUnbalances {
    static constexpr std::string_view kind = "moore-unbalances";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"k", "move", "column", "before", "after", "residue"};

    Count k = 0;
    Move move;            ///< the example move
    Count column = 0;     ///< the highest column that the move changes
    std::size_t before = 0;  ///< the number of 1s in that column before the move
    std::size_t after = 0;
    Count residue = 0;    ///< `after` modulo k + 1

    /// Asks whether some move leaves every residue at 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
};

/// The move is built from the highest unbalanced column down. A heap that has already lost a 1 is free: its lower digits
/// may be chosen. The heaps that are not free have `ones` 1s in this column, which is `residue` modulo k + 1. Either
/// enough free heaps get a 1 to reach a multiple of k + 1 (`filled`), or `residue` of the other heaps lose their 1
/// (`freed`).
struct MooreBuild {
    static constexpr std::string_view kind = "moore-build";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"column", "free", "ones", "residue", "filled", "freed", "after"};

    Count column = 0;
    std::size_t free = 0;  ///< the number of free heaps before this column
    std::size_t ones = 0;
    Count residue = 0;
    std::vector<std::size_t> filled;
    std::vector<std::size_t> freed;
    std::size_t after = 0;  ///< the number of 1s in the column afterwards, a multiple of k + 1

    Prediction prediction() const { return Prediction::number(after); }
};

/// The move reduces the free heaps, of which there are at most k, to their new sizes. Then every column is 0 modulo k +
/// 1.
struct MooreBalance {
    static constexpr std::string_view kind = "moore-balance";
    static constexpr std::array laws{Law::LowerColumnsAreLess};
    static constexpr std::array fieldNames{"k", "move", "heaps", "after"};

    Count k = 0;
    Move move;
    std::size_t heaps = 0;  ///< the number of heaps from which the move takes stones
    std::vector<Count> after;

    Prediction prediction() const { return Prediction::number(heaps); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The conclusion: the position is P or N.
struct MooreConclusion {
    static constexpr std::string_view kind = "moore-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"unbalanced", "outcome"};

    std::size_t unbalanced = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using MooreStep = std::variant<MooreCount, MooreUnbalances, MooreBuild, MooreBalance, MooreConclusion>;

}  // namespace nimstone::proof
