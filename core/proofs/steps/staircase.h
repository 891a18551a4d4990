// The steps of the proof about staircase Nim, where only the stones on odd steps count. Heap 0 of a position is step 1,
// the lowest step.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The nim-sum s of the numbers of stones on the odd steps.
struct StairSum {
    static constexpr std::string_view kind = "stair-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"steps", "odd", "sum"};

    std::vector<Count> steps;  ///< the number of stones on every step, step 1 first
    std::vector<Count> odd;    ///< the number of stones on steps 1, 3, 5, …
    Count sum = 0;

    Prediction prediction() const { return Prediction::number(sum); }
};

/// The case of a nim-sum s = 0: every move changes the number of stones on exactly one odd step, so the new nim-sum t is not 0.
struct StairUnbalances {
    static constexpr std::string_view kind = "stair-unbalances";
    static constexpr std::array laws{Law::DifferentIsNotZero};
    static constexpr std::array fieldNames{"on_odd", "on_even"};

    Count onOdd = 0;   ///< the number of moves from odd steps; it equals the number of stones on odd steps
    Count onEven = 0;  ///< the number of moves from even steps; it equals the number of stones on even steps

    /// Asks whether some move makes the nim-sum 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case of a nim-sum s ≠ 0: the winning move takes stones from one odd step, as the winning move of Nim takes them from a
/// heap. These stones go to the even step below, or to the ground.
struct StairBalance {
    static constexpr std::string_view kind = "stair-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};
    static constexpr std::array fieldNames{"sum", "move", "before", "left", "odd", "t"};

    Count sum = 0;
    Move move;
    Count before = 0;
    Count left = 0;
    std::vector<Count> odd;  ///< the number of stones on steps 1, 3, 5, … after the move
    Count t = 0;

    /// Asks for an odd step from which a move makes the nim-sum 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case of a nim-sum s = 0 where a player moves stones from an even step to the odd step below: the reply moves the same
/// number of stones from this odd step one step further down. So the odd step has the same number of stones as before. The
/// example moves all stones of the lowest even step that has any stones.
struct StairReply {
    static constexpr std::string_view kind = "stair-reply";
    static constexpr std::array laws{Law::Arithmetic, Law::Arithmetic};
    static constexpr std::array fieldNames{"step", "stones", "below", "between"};

    std::size_t step = 0;  ///< the index of the heap that is the even step, from 0
    Count stones = 0;
    Count below = 0;       ///< the number of stones on the odd step below, before the move and after the reply
    Count between = 0;     ///< the number of stones on this odd step after the move and before the reply

    Prediction prediction() const { return Prediction::number(stones); }
};

/// The conclusion: whether the position is P or N.
struct StairConclusion {
    static constexpr std::string_view kind = "stair-conclusion";
    static constexpr std::array laws{Law::Theorem, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"sum", "outcome"};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using StairStep = std::variant<StairSum, StairUnbalances, StairBalance, StairReply, StairConclusion>;

}  // namespace nimstone::proof
