// The steps of the proof about coins on a strip: counted from the right, every other gap counts. Coin 0 is the leftmost
// coin. The gap of a coin is the number of free squares between it and the next coin on its left, or the edge.
//
// The coins are paired from the right; a gap counts if it lies inside a pair. If the leftmost coin has no partner, it
// forms a pair with the edge, in which it is the right coin.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The nim-sum s of the gaps that count.
struct CoinGaps {
    static constexpr std::string_view kind = "coin-gaps";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"squares", "gaps", "counted", "sum"};

    std::vector<Count> squares;  ///< the square of every coin
    std::vector<Count> gaps;     ///< the gap on the left of every coin
    std::vector<Count> counted;  ///< the gaps inside pairs, from left to right
    Count sum = 0;

    Prediction prediction() const { return Prediction::number(sum); }
};

/// The case s = 0: every slide changes exactly one gap that counts, so the new nim-sum t is not 0.
struct CoinUnbalances {
    static constexpr std::string_view kind = "coin-unbalances";
    static constexpr std::array laws{Law::DifferentIsNotZero};
    static constexpr std::array fieldNames{"right", "left"};

    Count right = 0;  ///< the number of squares that all right coins of pairs can slide, added up
    Count left = 0;   ///< the number of squares that all left coins of pairs can slide, added up

    /// Asks whether some move makes t = 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case s ≠ 0: the right coin of a pair makes Nim's winning move on the gap of that pair. The gap on the coin's right
/// grows, but that gap does not count.
struct CoinBalance {
    static constexpr std::string_view kind = "coin-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};
    static constexpr std::array fieldNames{"sum", "move", "before", "left", "counted", "t"};

    Count sum = 0;
    Move move;
    Count before = 0;            ///< the gap on the left of the coin, before the move
    Count left = 0;              ///< the size of this gap after the move
    std::vector<Count> counted;  ///< the gaps that count, after the move
    Count t = 0;

    /// Asks for a right coin of a pair that can slide so that t = 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// When the nim-sum is 0 and the left coin of a pair slides, the right coin slides equally far, so the gap between them
/// is restored. The example is the rightmost pair whose left coin can slide; it slides as far as possible.
struct CoinReply {
    static constexpr std::string_view kind = "coin-reply";
    static constexpr std::array laws{Law::Arithmetic, Law::Arithmetic};
    static constexpr std::array fieldNames{"coin", "squares", "gap", "between"};

    std::size_t coin = 0;   ///< the index of the left coin, from 0
    Count squares = 0;      ///< the number of squares that it slides
    Count gap = 0;          ///< the gap inside the pair, before the slide and after the reply
    Count between = 0;      ///< the size of this gap after the slide and before the reply

    Prediction prediction() const { return Prediction::number(squares); }
};

/// The conclusion: the position is P or N.
struct CoinConclusion {
    static constexpr std::string_view kind = "coin-conclusion";
    static constexpr std::array laws{Law::Theorem, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"sum", "outcome"};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using CoinStep = std::variant<CoinGaps, CoinUnbalances, CoinBalance, CoinReply, CoinConclusion>;

}  // namespace nimstone::proof
