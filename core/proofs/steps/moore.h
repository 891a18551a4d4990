// The steps of the proof about Moore's Nim_k. They use the number of 1s in each binary column of the heap sizes, modulo
// k + 1.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// One binary column of the heap sizes: the number of heaps that have a 1 in this column, and this number modulo k + 1.
struct MooreColumn {
    static constexpr std::array fieldNames{"weight", "ones", "residue"};

    Count weight = 0;
    std::size_t ones = 0;
    Count residue = 0;

    bool operator==(const MooreColumn&) const = default;
};

/// All columns, starting with the highest column in which some heap has a 1.
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

/// The case where every residue is 0. In the highest column that a move changes, between 1 and k heaps change their 1
/// to 0, and no heap changes its 0 to 1. So the residue of this column is no longer 0. The example move takes one stone
/// from the largest heap.
struct MooreUnbalances {
    static constexpr std::string_view kind = "moore-unbalances";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"k", "move", "column", "before", "after", "residue"};

    Count k = 0;
    Move move;            ///< the example move
    Count column = 0;     ///< the highest column that the move changes
    std::size_t before = 0;  ///< the number of 1s in the column `column` before the move
    std::size_t after = 0;
    Count residue = 0;    ///< `after` modulo k + 1

    /// Asks whether some move leaves every residue at 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
};

/// One column while the winning move is built, from the highest column whose residue is not 0 down to the lowest. A
/// heap is free if a 1 of this heap has already changed to 0 in a higher column: its lower digits may then be chosen.
/// Among the heaps that are not free, `ones` heaps have a 1 in this column; `residue` is `ones` modulo k + 1. If there
/// are enough free heaps, some of them get a 1 so that the number of 1s becomes a multiple of k + 1 (`filled` lists
/// these heaps). Otherwise `residue` heaps that are not free change their 1 to 0 and become free (`freed` lists these
/// heaps).
struct MooreBuild {
    static constexpr std::string_view kind = "moore-build";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"column", "free", "ones", "residue", "filled", "freed", "after"};

    Count column = 0;
    std::size_t free = 0;  ///< the number of heaps that are free before this column is treated
    std::size_t ones = 0;
    Count residue = 0;
    std::vector<std::size_t> filled;
    std::vector<std::size_t> freed;
    std::size_t after = 0;  ///< the number of 1s in this column after the move, a multiple of k + 1

    Prediction prediction() const { return Prediction::number(after); }
};

/// The winning move: it reduces the free heaps (at most k) to their new sizes. Then the number of 1s in every column is
/// a multiple of k + 1.
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

/// The conclusion: whether the position is P or N.
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
