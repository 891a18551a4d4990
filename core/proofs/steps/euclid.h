// The steps of the theorem on Euclid's game.
//
// The two numbers are a and b with a ≥ b. Let D = a(a − b) − b². Then D is positive exactly when a > φb: with x = a/b,
// D > 0 means x² > x + 1, and φ is the positive number with φ² = φ + 1. For b > 0, D is never 0, because φ is
// irrational.
#pragma once

#include "core/proofs/steps/step_kind.h"
#include "core/proofs/steps/wide_number.h"

namespace nimstone::proof {

/// The division a = q · b + r. The order in which the user entered the two numbers does not matter.
struct EuclidPair {
    static constexpr std::string_view kind = "euclid-pair";
    static constexpr std::array laws{Law::Symmetry, Law::Division};
    static constexpr std::array fieldNames{"a", "b", "quotient", "remainder"};

    Count a = 0;
    Count b = 0;
    Count quotient = 0;   ///< q, the quotient; 0 if b = 0
    Count remainder = 0;  ///< r, the remainder; a if b = 0

    /// The laws in the case b = 0, where the step does not divide.
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

/// The case a = b: the player to move subtracts one number from the other, which leaves 0, and wins.
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

/// The case b < a < 2b: the only move leaves the pair (b, a − b). Its D is the D of the pair (a, b) with the opposite
/// sign, so the golden test gives the opposite result.
struct ForcedTurn {
    static constexpr std::string_view kind = "forced-turn";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"a", "b", "rest", "difference", "beyond"};

    Count a = 0;
    Count b = 0;
    Count rest = 0;         ///< a − b, the number that the move leaves in place of a
    WideNumber difference;  ///< the absolute value of D, which is the same for both pairs
    bool beyond = false;    ///< true if a > φb and so b < φ(a − b); false if a < φb and so b > φ(a − b)
};

struct EuclidRow {
    static constexpr std::array fieldNames{"a", "b", "beyond", "outcome"};

    Count a = 0;
    Count b = 0;
    bool beyond = false;            ///< true if a > φb
    Outcome outcome = Outcome::N;

    bool operator==(const EuclidRow&) const = default;
};

/// The pairs in which only one move is possible, from the user's pair down to the first pair with a choice (a ≥ 2b),
/// which is the last row. The last pair is N, and the outcome of each earlier pair is the opposite of the outcome of
/// the next pair.
struct ForcedChain {
    static constexpr std::string_view kind = "forced-chain";
    static constexpr std::array laws{Law::Rules, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"rows"};

    std::vector<EuclidRow> rows;

    std::optional<Prediction> prediction() const { return Prediction::number(rows.size() - 1); }
};

/// The case a ≥ 2b: two of the moves leave (b, r) and (r + b, b), where r = a mod b. The position (r + b, b) has only
/// one move, and this move leads to (b, r). So exactly one of the two positions is P. If r = 0, the game is over in the
/// position (b, r).
struct TwoOptions {
    static constexpr std::string_view kind = "two-options";
    static constexpr std::array laws{Law::Division, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"a", "b", "remainder", "upper"};

    Count a = 0;
    Count b = 0;
    Count remainder = 0;  ///< r, the number that the first move leaves in place of a
    Count upper = 0;      ///< r + b, the number that the second move leaves in place of a
};

/// Decides which of the two positions of the step TwoOptions is P: (b, r) if b < φr or r = 0, otherwise (r + b, b).
struct WhichOption {
    static constexpr std::string_view kind = "which-option";
    static constexpr std::array laws{Law::Induction, Law::GoldenRatio, Law::Arithmetic};
    static constexpr std::array fieldNames{"a", "b", "remainder", "left", "right", "stop_above", "target", "taken"};

    Count a = 0;
    Count b = 0;
    Count remainder = 0;
    WideNumber left;       ///< b(b − r), the left side of the comparison
    WideNumber right;      ///< r², the right side of the comparison
    bool stopAbove = false;  ///< true if b > φr > 0: then the winning move leaves r + b in place of a
    Count target = 0;      ///< the number that the winning move leaves in place of a
    Count taken = 0;

    /// The laws in the case r = 0, where the step compares nothing because the winning move takes all of a.
    static constexpr std::array lawsAtZero{Law::Rules, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return remainder == 0 ? lawsAtZero : std::span<const Law>(laws); }

    std::optional<Prediction> prediction() const { return Prediction::number(target); }
};

/// The conclusion: whether the position is P or N, and all winning moves.
struct EuclidConclusion {
    static constexpr std::string_view kind = "euclid-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"a", "b", "equal", "beyond", "outcome", "moves"};

    Count a = 0;
    Count b = 0;
    bool equal = false;
    bool beyond = false;  ///< true if a > φb; false if a = b or b = 0
    Outcome outcome = Outcome::P;
    std::vector<Move> moves;  ///< all winning moves; two if the numbers are equal
};

using EuclidStep = std::variant<EuclidPair, EuclidOver, EqualNumbers, GoldenTest, ForcedTurn, ForcedChain, TwoOptions,
                             WhichOption, EuclidConclusion>;

}  // namespace nimstone::proof
