// The steps of the proof about coins on a strip. Coin 0 is the leftmost coin. The gap of a coin is the number of free
// squares between this coin and the next coin on its left, or the left edge of the strip.
//
// Two neighboring coins form a pair, starting from the right end. The nim-sum counts only the gaps inside pairs, which
// is every other gap. If no other coin forms a pair with the leftmost coin, the left edge is its partner: the coin is then the
// right coin of this pair.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The nim-sum s of the gaps inside pairs.
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

/// The case of a nim-sum s = 0: every slide changes exactly one of the gaps inside pairs, so the new nim-sum t is not 0.
struct CoinUnbalances {
    static constexpr std::string_view kind = "coin-unbalances";
    static constexpr std::array laws{Law::DifferentIsNotZero};
    static constexpr std::array fieldNames{"right", "left"};

    Count right = 0;  ///< the total number of squares that the right coins of the pairs can slide
    Count left = 0;   ///< the total number of squares that the left coins of the pairs can slide

    /// Asks whether some move makes the nim-sum 0; the answer is no.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case of a nim-sum s ≠ 0: the right coin of a pair slides, which makes the winning move of Nim in the gap of this pair. The
/// gap on the right of the coin grows, but this gap does not count because it lies between two pairs.
struct CoinBalance {
    static constexpr std::string_view kind = "coin-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};
    static constexpr std::array fieldNames{"sum", "move", "before", "left", "counted", "t"};

    Count sum = 0;
    Move move;
    Count before = 0;            ///< the gap on the left of the coin before the move
    Count left = 0;              ///< the gap on the left of the coin after the move
    std::vector<Count> counted;  ///< the gaps inside pairs after the move, from left to right
    Count t = 0;

    /// Asks for a right coin of a pair whose slide makes the nim-sum 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case of a nim-sum s = 0 where the left coin of a pair slides: in the reply, the right coin of this pair slides the
/// same number of squares, so the gap between the two coins is the same as before. The example is the rightmost pair whose
/// left coin can slide; this coin slides as far as possible.
struct CoinReply {
    static constexpr std::string_view kind = "coin-reply";
    static constexpr std::array laws{Law::Arithmetic, Law::Arithmetic};
    static constexpr std::array fieldNames{"coin", "squares", "gap", "between"};

    std::size_t coin = 0;   ///< the index of the left coin of the pair, from 0
    Count squares = 0;      ///< the number of squares that the left coin slides
    Count gap = 0;          ///< the gap inside the pair, before the slide and after the reply
    Count between = 0;      ///< the gap inside the pair after the slide and before the reply

    Prediction prediction() const { return Prediction::number(squares); }
};

/// The conclusion: whether the position is P or N.
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
