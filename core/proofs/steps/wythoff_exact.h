// The steps of the exact test for Wythoff's game, and of the error that puts a double in its place.
#pragma once

#include "core/proofs/steps/wide_number.h"
#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

// --- the test ---

/// (a, b) is cold exactly when a is dφ, rounded down: a < dφ < a + 1.
struct ExactClaim {
    static constexpr std::string_view kind = "exact-claim";
    static constexpr std::array laws{Law::Theorem, Law::Irrational};

    Count smaller = 0;     ///< a
    Count difference = 0;  ///< d

    std::vector<Use> uses(const Proof& proof) const;
};

/// d = 0: of the cold pairs only (0, 0) has that difference.
struct ExactEqual {
    static constexpr std::string_view kind = "exact-equal";
    static constexpr std::array laws{Law::Theorem};

    Count smaller = 0;

    std::vector<Use> uses(const Proof& proof) const;
};

/// a ≥ d? If not, a + 1 ≤ d < dφ.
struct ExactSize {
    static constexpr std::string_view kind = "exact-size";
    static constexpr std::array laws{Law::GoldenRatio};

    Count smaller = 0;
    Count difference = 0;
    bool holds = false;
};

/// x < dφ exactly when x(x − d) < d², for x ≥ d: here x = a, which has to be below.
struct ExactBelow {
    static constexpr std::string_view kind = "exact-below";
    static constexpr std::array laws{Law::GoldenRatio, Law::Arithmetic};

    Count number = 0;      ///< a
    Count rest = 0;        ///< a − d
    Count difference = 0;  ///< d
    WideNumber product;    ///< a(a − d)
    WideNumber square;     ///< d²
    bool holds = false;    ///< product < square

    /// Where it fails, the two sides might be equal.
    static constexpr std::array lawsBeyond{Law::GoldenRatio, Law::Irrational, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return holds ? std::span<const Law>(laws) : lawsBeyond; }

    std::optional<Prediction> prediction() const { return Prediction::yes(holds); }
};

/// The same with x = a + 1, which has to be above.
struct ExactAbove {
    static constexpr std::string_view kind = "exact-above";
    static constexpr std::array laws{Law::GoldenRatio, Law::Arithmetic};

    Count number = 0;      ///< a + 1
    Count rest = 0;        ///< a + 1 − d
    Count difference = 0;  ///< d
    WideNumber product;    ///< (a + 1)(a + 1 − d)
    WideNumber square;     ///< d²
    bool holds = false;    ///< product > square

    /// Where it fails, the two sides might be equal.
    static constexpr std::array lawsBeyond{Law::GoldenRatio, Law::Irrational, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return holds ? std::span<const Law>(laws) : lawsBeyond; }

    std::optional<Prediction> prediction() const { return Prediction::yes(holds); }
};

/// Where a formula in floating point first goes wrong.
struct FormulaRow {
    Count formula = 0;   ///< 0 double, 1 float, then the constants 1.618, 1.6180339887 and 1.61803398875 in double
    Count index = 0;     ///< the least k for which it is wrong
    Count smaller = 0;   ///< kφ, rounded down
    Count computed = 0;  ///< what the formula has instead
    auto operator<=>(const FormulaRow&) const = default;
};

/// What becomes of kφ in floating point.
struct ExactRivals {
    static constexpr std::string_view kind = "exact-rivals";
    static constexpr std::array laws{Law::Arithmetic};

    std::vector<FormulaRow> rows;
};

// --- spot the flaw: "dφ in double, rounded down, works for every int" ---

/// The claim as it circulates.
struct DoubleClaim {
    static constexpr std::string_view kind = "double-claim";
    static constexpr std::array<Law, 0> laws{};

    Count smaller = 0;
    Count difference = 0;
};

/// What it says of this position.
struct DoubleSays {
    static constexpr std::string_view kind = "double-says";
    static constexpr std::array laws{Law::Arithmetic};

    Count difference = 0;
    Count computed = 0;  ///< dφ in double, rounded down
    Outcome outcome = Outcome::P;
};

/// What is true: dφ, rounded down.
struct DoubleTruth {
    static constexpr std::string_view kind = "double-truth";
    static constexpr std::array laws{Law::Theorem};

    Count difference = 0;
    Count whole = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// Why: dφ is about 1/`apart` away from the integer nearest to it, and there are `perUnit` doubles to a unit thereabouts.
struct DoubleNear {
    static constexpr std::string_view kind = "double-near";
    static constexpr std::array laws{Law::Irrational, Law::Arithmetic};

    Count difference = 0;
    Count nearest = 0;  ///< the integer
    Count apart = 0;    ///< 1 / the distance, rounded
    Count perUnit = 0;  ///< a power of two; 0 where doubles are more than 1 apart
};

/// Whether the formula is wrong here, and whether it misjudges the position.
struct DoubleVerdict {
    static constexpr std::string_view kind = "double-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    Count computed = 0;
    Count whole = 0;
    bool wrong = false;      ///< computed ≠ whole
    bool misjudged = false;  ///< and the outcome is the other one
};

}  // namespace nimstone::proof
