// The steps of the theorem on Euclid's game.
//
// a ≥ b are the two numbers, the larger one first. D = a(a − b) − b² is positive exactly when a > φb: with x = a/b it is
// x² > x + 1, and φ is the positive number with φ² = φ + 1. D is never 0, since φ is no fraction.
#pragma once

#include "core/proofs/steps/step_kind.h"
#include "core/proofs/steps/wide_number.h"

namespace nimstone::proof {

/// a = q · b + r. Nothing depends on which of the numbers is the first.
struct EuclidPair {
    static constexpr std::string_view kind = "euclid-pair";
    static constexpr std::array laws{Law::Symmetry, Law::Division};

    Count a = 0;
    Count b = 0;
    Count quotient = 0;   ///< 0 where b = 0
    Count remainder = 0;  ///< a where b = 0

    /// Nothing is divided by 0.
    static constexpr std::array lawsAtZero{Law::Symmetry};
    std::span<const Law> lawsHere(const Proof&) const { return b == 0 ? lawsAtZero : std::span<const Law>(laws); }
};

/// b = 0: the game is over, and the player to move has lost.
struct EuclidOver {
    static constexpr std::string_view kind = "euclid-over";
    static constexpr std::array laws{Law::NoMoveLoses};

    Count a = 0;
};

/// a = b: taking it leaves 0, and wins.
struct EqualNumbers {
    static constexpr std::string_view kind = "equal-numbers";
    static constexpr std::array laws{Law::Rules};

    Count a = 0;
};

/// a > b > 0: whether a > φb, by a(a − b) against b².
struct GoldenTest {
    static constexpr std::string_view kind = "golden-test";
    static constexpr std::array laws{Law::GoldenRatio, Law::Irrational, Law::Arithmetic};

    Count a = 0;
    Count b = 0;
    WideNumber left;      ///< a(a − b)
    WideNumber right;     ///< b²
    bool beyond = false;  ///< left > right: a > φb

    std::optional<Prediction> prediction() const { return Prediction::yes(beyond); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// b < a < 2b: the only move leaves (b, a − b), and D becomes −D: the golden test turns over.
struct ForcedTurn {
    static constexpr std::string_view kind = "forced-turn";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};

    Count a = 0;
    Count b = 0;
    Count rest = 0;         ///< a − b
    WideNumber difference;  ///< |D|, of either pair
    bool beyond = false;    ///< whether a > φb; then b < φ(a − b), and the other way round
};

struct EuclidRow {
    Count a = 0;
    Count b = 0;
    bool beyond = false;            ///< a > φb
    Outcome outcome = Outcome::N;

    bool operator==(const EuclidRow&) const = default;
};

/// From the position itself down to the first that leaves a choice, a ≥ 2b. That one is N, and each before it the
/// opposite of the one after it.
struct ForcedChain {
    static constexpr std::string_view kind = "forced-chain";
    static constexpr std::array laws{Law::Rules, Law::OutcomeByOptions};

    std::vector<EuclidRow> rows;

    std::optional<Prediction> prediction() const { return Prediction::number(rows.size() - 1); }
};

/// a ≥ 2b: two of the moves leave (b, r) and (r + b, b), r = a mod b; and from the second of these there is one move
/// only, to the first. So exactly one of them is P. With r = 0 the first is the end of the game.
struct TwoOptions {
    static constexpr std::string_view kind = "two-options";
    static constexpr std::array laws{Law::Division, Law::OutcomeByOptions};

    Count a = 0;
    Count b = 0;
    Count remainder = 0;  ///< r
    Count upper = 0;      ///< r + b
};

/// Which of the two: (b, r) where b < φr, or r = 0, else (r + b, b).
struct WhichOption {
    static constexpr std::string_view kind = "which-option";
    static constexpr std::array laws{Law::Induction, Law::GoldenRatio, Law::Arithmetic};

    Count a = 0;
    Count b = 0;
    Count remainder = 0;
    WideNumber left;       ///< b(b − r)
    WideNumber right;      ///< r²
    bool stopAbove = false;  ///< b > φr > 0: leave r + b
    Count target = 0;      ///< what is left of a
    Count taken = 0;

    /// Nothing is compared where all of it goes.
    static constexpr std::array lawsAtZero{Law::Rules, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return remainder == 0 ? lawsAtZero : std::span<const Law>(laws); }

    std::optional<Prediction> prediction() const { return Prediction::number(target); }
};

/// So the position is P or N; and what wins.
struct EuclidConclusion {
    static constexpr std::string_view kind = "euclid-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};

    Count a = 0;
    Count b = 0;
    bool equal = false;
    bool beyond = false;  ///< a > φb; false where a = b or b = 0
    Outcome outcome = Outcome::P;
    std::vector<Move> moves;  ///< all winning moves: two where the numbers are equal
};

using EuclidStep = std::variant<EuclidPair, EuclidOver, EqualNumbers, GoldenTest, ForcedTurn, ForcedChain, TwoOptions,
                             WhichOption, EuclidConclusion>;

}  // namespace nimstone::proof
