// The steps of the theorem on Euclid's game.
//
// The two numbers are a ≥ b, with the larger one first. D = a(a − b) − b² is positive exactly when a > φb: with x = a/b,
// D > 0 means x² > x + 1, and φ is the positive number with φ² = φ + 1. D is never 0, because φ is irrational.
#pragma once

#include "core/proofs/steps/step_kind.h"
#include "core/proofs/steps/wide_number.h"

namespace nimstone::proof {

/// The division a = q · b + r. The order of the two numbers does not matter.
struct EuclidPair {
    static constexpr std::string_view kind = "euclid-pair";
    static constexpr std::array laws{Law::Symmetry, Law::Division};
    static constexpr std::array fieldNames{"a", "b", "quotient", "remainder"};

    Count a = 0;
    Count b = 0;
    Count quotient = 0;   ///< q; 0 if b = 0
    Count remainder = 0;  ///< r; a if b = 0

    /// The laws if b = 0, where nothing is divided.
    static constexpr std::array lawsAtZero{Law::Symmetry};
    std::span<const Law> lawsHere(const Proof&) const { return b == 0 ? lawsAtZero : std::span<const Law>(laws); }
};

/// The case b = 0: the game is over, and the player to move has lost.
struct EuclidOver {
    static constexpr std::string_view kind = "euclid-over";
    static constexpr std::array laws{Law::NoMoveLoses};
    static constexpr std::array fieldNames{"a"};

    Count a = 0;
};

/// The case a = b: the player to move takes all of one number, which leaves 0, and wins.
struct EqualNumbers {
    static constexpr std::string_view kind = "equal-numbers";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"a"};

    Count a = 0;
};

/// The case a > b > 0: tests whether a > φb, by comparing a(a − b) with b².
struct GoldenTest {
    static constexpr std::string_view kind = "golden-test";
    static constexpr std::array laws{Law::GoldenRatio, Law::Irrational, Law::Arithmetic};
    static constexpr std::array fieldNames{"a", "b", "left", "right", "beyond"};

    Count a = 0;
    Count b = 0;
    WideNumber left;      ///< a(a − b), the left side of the comparison
    WideNumber right;     ///< b², the right side of the comparison
    bool beyond = false;  ///< true if left > right, which means a > φb

    std::optional<Prediction> prediction() const { return Prediction::yes(beyond); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The case b < a < 2b: the only move leaves (b, a − b), and D becomes −D, so the result of the golden test is reversed.
struct ForcedTurn {
    static constexpr std::string_view kind = "forced-turn";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"a", "b", "rest", "difference", "beyond"};

    Count a = 0;
    Count b = 0;
    Count rest = 0;         ///< a − b, what the move leaves of a
    WideNumber difference;  ///< |D|, which is the same for both pairs
    bool beyond = false;    ///< true if a > φb, and then b < φ(a − b); false if it is the other way round
};

struct EuclidRow {
    static constexpr std::array fieldNames{"a", "b", "beyond", "outcome"};

    Count a = 0;
    Count b = 0;
    bool beyond = false;            ///< true if a > φb
    Outcome outcome = Outcome::N;

    bool operator==(const EuclidRow&) const = default;
};

/// The forced positions, from the position itself down to the first with a choice (a ≥ 2b). That one is N, and the
/// outcome of each earlier row is the opposite of the next one.
struct ForcedChain {
    static constexpr std::string_view kind = "forced-chain";
    static constexpr std::array laws{Law::Rules, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"rows"};

    std::vector<EuclidRow> rows;

    std::optional<Prediction> prediction() const { return Prediction::number(rows.size() - 1); }
};

/// The case a ≥ 2b: two of the moves leave (b, r) and (r + b, b), where r = a mod b. The second of these positions has
/// only one move, to the first. So exactly one of the two is P. If r = 0, the first is the end of the game.
struct TwoOptions {
    static constexpr std::string_view kind = "two-options";
    static constexpr std::array laws{Law::Division, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"a", "b", "remainder", "upper"};

    Count a = 0;
    Count b = 0;
    Count remainder = 0;  ///< r, what the first move leaves of a
    Count upper = 0;      ///< r + b, what the second move leaves of a
};

/// Decides which of the two positions is P: (b, r) if b < φr or r = 0, otherwise (r + b, b).
struct WhichOption {
    static constexpr std::string_view kind = "which-option";
    static constexpr std::array laws{Law::Induction, Law::GoldenRatio, Law::Arithmetic};
    static constexpr std::array fieldNames{"a", "b", "remainder", "left", "right", "stop_above", "target", "taken"};

    Count a = 0;
    Count b = 0;
    Count remainder = 0;
    WideNumber left;       ///< b(b − r), the left side of the comparison
    WideNumber right;      ///< r², the right side of the comparison
    bool stopAbove = false;  ///< b > φr > 0: the winning move leaves r + b
    Count target = 0;      ///< the number that the winning move leaves of a
    Count taken = 0;

    /// The laws if r = 0, where nothing is compared because the move takes all of a.
    static constexpr std::array lawsAtZero{Law::Rules, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return remainder == 0 ? lawsAtZero : std::span<const Law>(laws); }

    std::optional<Prediction> prediction() const { return Prediction::number(target); }
};

/// The conclusion: the position is P or N, and the winning moves.
struct EuclidConclusion {
    static constexpr std::string_view kind = "euclid-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"a", "b", "equal", "beyond", "outcome", "moves"};

    Count a = 0;
    Count b = 0;
    bool equal = false;
    bool beyond = false;  ///< a > φb; false if a = b or b = 0
    Outcome outcome = Outcome::P;
    std::vector<Move> moves;  ///< all winning moves; two if the numbers are equal
};

using EuclidStep = std::variant<EuclidPair, EuclidOver, EqualNumbers, GoldenTest, ForcedTurn, ForcedChain, TwoOptions,
                             WhichOption, EuclidConclusion>;

}  // namespace nimstone::proof
