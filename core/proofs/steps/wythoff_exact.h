// The steps of the exact test for cold positions of Wythoff's game, and of the error of computing dφ in double.
#pragma once

#include "core/proofs/steps/wide_number.h"
#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

// --- the exact test ---

/// (a, b) is cold exactly when a = ⌊dφ⌋, which means a < dφ < a + 1.
struct ExactClaim {
    static constexpr std::string_view kind = "exact-claim";
    static constexpr std::array laws{Law::Theorem, Law::Irrational};
    static constexpr std::array fieldNames{"smaller", "difference"};

    Count smaller = 0;     ///< a, the smaller heap
    Count difference = 0;  ///< d, the difference of the heaps

    std::vector<Use> uses(const Proof& proof) const;
};

/// The case d = 0: the only cold pair with difference 0 is (0, 0).
struct ExactEqual {
    static constexpr std::string_view kind = "exact-equal";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"smaller"};

    Count smaller = 0;

    std::vector<Use> uses(const Proof& proof) const;
};

/// Tests whether a ≥ d. If a < d, then a + 1 ≤ d < dφ, so the pair is not cold.
struct ExactSize {
    static constexpr std::string_view kind = "exact-size";
    static constexpr std::array laws{Law::GoldenRatio};
    static constexpr std::array fieldNames{"smaller", "difference", "holds"};

    Count smaller = 0;
    Count difference = 0;
    bool holds = false;
};

/// For x ≥ d, x < dφ is true exactly when x(x − d) < d². This step tests x = a, which must be less than dφ in a cold
/// pair.
struct ExactBelow {
    static constexpr std::string_view kind = "exact-below";
    static constexpr std::array laws{Law::GoldenRatio, Law::Arithmetic};
    static constexpr std::array fieldNames{"number", "rest", "difference", "product", "square", "holds"};

    Count number = 0;      ///< a, the number that is tested
    Count rest = 0;        ///< a − d, the second factor of the product
    Count difference = 0;  ///< d, the difference of the heaps
    WideNumber product;    ///< a(a − d), the left side of the comparison
    WideNumber square;     ///< d², the right side of the comparison
    bool holds = false;    ///< true if product < square

    /// The laws in the case where the test fails: the two sides cannot be equal, because φ is irrational.
    static constexpr std::array lawsBeyond{Law::GoldenRatio, Law::Irrational, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return holds ? std::span<const Law>(laws) : lawsBeyond; }

    std::optional<Prediction> prediction() const { return Prediction::yes(holds); }
};

/// The test of ExactBelow for x = a + 1, which must be greater than dφ in a cold pair.
struct ExactAbove {
    static constexpr std::string_view kind = "exact-above";
    static constexpr std::array laws{Law::GoldenRatio, Law::Arithmetic};
    static constexpr std::array fieldNames{"number", "rest", "difference", "product", "square", "holds"};

    Count number = 0;      ///< a + 1, the number that is tested
    Count rest = 0;        ///< a + 1 − d, the second factor of the product
    Count difference = 0;  ///< d, the difference of the heaps
    WideNumber product;    ///< (a + 1)(a + 1 − d), the left side of the comparison
    WideNumber square;     ///< d², the right side of the comparison
    bool holds = false;    ///< true if product > square

    /// The laws in the case where the test fails: the two sides cannot be equal, because φ is irrational.
    static constexpr std::array lawsBeyond{Law::GoldenRatio, Law::Irrational, Law::Arithmetic};
    std::span<const Law> lawsHere(const Proof&) const { return holds ? std::span<const Law>(laws) : lawsBeyond; }

    std::optional<Prediction> prediction() const { return Prediction::yes(holds); }
};

/// A formula for kφ in floating point, and the least k for which it gives a wrong result.
struct FormulaRow {
    static constexpr std::array fieldNames{"formula", "index", "smaller", "computed"};

    Count formula = 0;   ///< the number of the formula: 0 computes in double, 1 in float; 2 to 4 use the constants 1.618, 1.6180339887 and 1.61803398875 in double
    Count index = 0;     ///< k, the least index for which the formula is wrong
    Count smaller = 0;   ///< ⌊kφ⌋, the right result
    Count computed = 0;  ///< the wrong result that the formula gives
    auto operator<=>(const FormulaRow&) const = default;
};

/// The list of formulas for kφ in floating point, each with the least k for which it gives a wrong result.
struct ExactRivals {
    static constexpr std::string_view kind = "exact-rivals";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"rows"};

    std::vector<FormulaRow> rows;
};

// --- spot the flaw: "dφ in double, rounded down, works for every int" ---

/// The wrong claim that is widespread: ⌊dφ⌋ may be computed in double.
struct DoubleClaim {
    static constexpr std::string_view kind = "double-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"smaller", "difference"};

    Count smaller = 0;
    Count difference = 0;
};

/// The value of ⌊dφ⌋ and the outcome that the wrong program computes for this position in double.
struct DoubleSays {
    static constexpr std::string_view kind = "double-says";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"difference", "computed", "outcome"};

    Count difference = 0;
    Count computed = 0;  ///< dφ computed in double and rounded down
    Outcome outcome = Outcome::P;
};

/// The true value of dφ, rounded down, and the true outcome.
struct DoubleTruth {
    static constexpr std::string_view kind = "double-truth";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"difference", "whole", "outcome"};

    Count difference = 0;
    Count whole = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// The reason why the formula fails: the distance from dφ to the nearest integer is about 1/`apart`, but near dφ there are
/// only `perUnit` numbers of type double from one integer to the next.
struct DoubleNear {
    static constexpr std::string_view kind = "double-near";
    static constexpr std::array laws{Law::Irrational, Law::Arithmetic};
    static constexpr std::array fieldNames{"difference", "nearest", "apart", "per_unit"};

    Count difference = 0;
    Count nearest = 0;  ///< the integer nearest to dφ
    Count apart = 0;    ///< 1 divided by the distance from dφ to `nearest`, rounded to an integer
    /// The number of doubles from one integer to the next near dφ, a power of two; 0 if consecutive doubles differ by more
    /// than 1.
    Count perUnit = 0;
};

/// The verdict: whether the formula gives a wrong number for this difference, and whether it gives a wrong outcome.
struct DoubleVerdict {
    static constexpr std::string_view kind = "double-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"computed", "whole", "wrong", "misjudged"};

    Count computed = 0;
    Count whole = 0;
    bool wrong = false;      ///< true if computed ≠ whole
    bool misjudged = false;  ///< true if computed ≠ whole and the outcome by the formula is wrong
};

}  // namespace nimstone::proof
