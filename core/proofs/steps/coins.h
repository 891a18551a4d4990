// The steps of the proof about coins on a strip: from the right, every other gap counts. Coin 0 is the leftmost, and a gap is
// the free squares on the left of a coin, down to the next coin or the edge.
//
// The coins are paired from the right; a gap counts where it lies within a pair. A leftmost coin without a partner is the
// right coin of a pair with the edge.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// s = the nim-sum of the gaps that count.
struct CoinGaps {
    static constexpr std::string_view kind = "coin-gaps";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};

    std::vector<Count> squares;  ///< of every coin
    std::vector<Count> gaps;     ///< on the left of every coin
    std::vector<Count> counted;  ///< those within pairs, the leftmost first
    Count sum = 0;

    Prediction prediction() const { return Prediction::number(sum); }
};

/// s = 0: every slide changes exactly one gap that counts, so it makes t ≠ 0.
struct CoinUnbalances {
    static constexpr std::string_view kind = "coin-unbalances";
    static constexpr std::array laws{Law::DifferentIsNotZero};

    Count right = 0;  ///< by how many squares the right coins of pairs can slide together
    Count left = 0;   ///< and the left coins

    /// Whether any move makes t = 0.
    Prediction prediction() const { return Prediction::yes(false); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// s ≠ 0: Nim's winning move on a gap that counts, by the right coin of its pair. The gap on that coin's right grows, which
/// does not count.
struct CoinBalance {
    static constexpr std::string_view kind = "coin-balance";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Theorem};

    Count sum = 0;
    Move move;
    Count before = 0;            ///< the gap on the left of the coin
    Count left = 0;              ///< what is left of it
    std::vector<Count> counted;  ///< the gaps that count after it
    Count t = 0;

    /// The right coins of pairs of which a slide makes t = 0.
    Prediction prediction() const;
    std::vector<Use> uses(const Proof& proof) const;
};

/// With nim-sum 0: when the left coin of a pair slides, the right one follows as far, and the gap between them is what it
/// was. Of the rightmost pair whose left coin can slide, as far as it can.
struct CoinReply {
    static constexpr std::string_view kind = "coin-reply";
    static constexpr std::array laws{Law::Arithmetic, Law::Arithmetic};

    std::size_t coin = 0;   ///< the left coin, counted from 0
    Count squares = 0;      ///< by how many it slides
    Count gap = 0;          ///< within the pair, before and after
    Count between = 0;      ///< within it in between

    Prediction prediction() const { return Prediction::number(squares); }
};

/// So the position is P or N.
struct CoinConclusion {
    static constexpr std::string_view kind = "coin-conclusion";
    static constexpr std::array laws{Law::Theorem, Law::NoMoveLoses};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    Prediction prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using CoinStep = std::variant<CoinGaps, CoinUnbalances, CoinBalance, CoinReply, CoinConclusion>;

}  // namespace nimstone::proof
