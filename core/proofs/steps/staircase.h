// The steps of the proof about staircase Nim: only the odd steps count. Heap 0 of a position is step 1, the lowest.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// s = the nim-sum of the odd steps.
struct StairSum {
    static constexpr std::string_view kind = "stair-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};

    std::vector<Count> steps;  ///< the stones of every step, step 1 first
    std::vector<Count> odd;    ///< those of steps 1, 3, 5, …
    Count sum = 0;

    Prediction prediction() const { return Prediction::number(sum); }
};

/// s = 0: every move changes the number on exactly one odd step, so it makes t ≠ 0.
struct StairUnbalances {
    static constexpr std::string_view kind = "stair-unbalances";
    static constexpr std::array laws{Law::DifferentIsNotZero};

    Count onOdd = 0;   ///< moves from odd steps: their stones
    Count onEven = 0;  ///< moves from even steps

    /// Whether any move makes t = 0.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// s ≠ 0: Nim's winning move on an odd step; its stones land on the even step below, or on the ground.
struct StairBalance {
    static constexpr std::string_view kind = "stair-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};

    Count sum = 0;
    Move move;
    Count before = 0;
    Count left = 0;
    std::vector<Count> odd;  ///< the odd steps after it
    Count t = 0;

    /// The odd steps from which a move makes t = 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// With nim-sum 0: what comes down from an even step onto the odd one below is moved straight on, and the odd step holds
/// what it held. Of the lowest even step with stones, all of them.
struct StairReply {
    static constexpr std::string_view kind = "stair-reply";
    static constexpr std::array laws{Law::Arithmetic, Law::Arithmetic};

    std::size_t step = 0;  ///< the even step, a heap counted from 0
    Count stones = 0;
    Count below = 0;       ///< on the odd step below it, before and after
    Count between = 0;     ///< on it in between

    Prediction prediction() const { return Prediction::number(stones); }
};

/// So the position is P or N.
struct StairConclusion {
    static constexpr std::string_view kind = "stair-conclusion";
    static constexpr std::array laws{Law::Theorem, Law::NoMoveLoses};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using StairStep = std::variant<StairSum, StairUnbalances, StairBalance, StairReply, StairConclusion>;

}  // namespace nimstone::proof
