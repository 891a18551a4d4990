// The steps of the proof that Fibonacci digits tell the cold pairs of Wythoff's game, on the person's larger number.
#pragma once

#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

/// n as a sum of Fibonacci numbers 1, 2, 3, 5, 8, …, no two of them neighbours; written as digits it ends in `zeros` zeros.
struct FibonacciDigits {
    static constexpr std::string_view kind = "fibonacci-digits";
    static constexpr std::array laws{Law::Theorem, Law::Definition};

    Count number = 0;
    std::vector<Count> parts;  ///< the smallest first
    Count zeros = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(zeros); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// Shifted left, an even number of zeros becomes an odd one; shifted right, an odd number an even one. So each positive
/// integer has one partner.
struct DigitsShift {
    static constexpr std::string_view kind = "digits-shift";
    static constexpr std::array laws{Law::FibonacciRule, Law::Parity};

    Count number = 0;
    bool left = true;            ///< an even number of zeros: it is the smaller one, and is shifted left
    std::vector<Count> shifted;  ///< the parts of the partner
    Count partner = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(partner); }
};

/// The difference of the two is the smaller one shifted right, where the part 1 stays 1.
struct DigitsDifference {
    static constexpr std::string_view kind = "digits-difference";
    static constexpr std::array laws{Law::FibonacciRule, Law::Arithmetic};

    Count smaller = 0;
    Count larger = 0;
    std::vector<Count> parts;  ///< for each part of the smaller one the one before it
    Count difference = 0;      ///< k

    std::optional<Prediction> prediction() const { return Prediction::number(difference); }
};

/// Each k ≥ 1 is the difference of one such pair only. With an odd number of zeros, k is shifted left for it; with an
/// even one, k − 1 has no part 1, is shifted left, and 1 is added.
struct DigitsOnce {
    static constexpr std::string_view kind = "digits-once";
    static constexpr std::array laws{Law::Parity};

    Count difference = 0;  ///< k
    Count zeros = 0;       ///< of k
    bool odd = false;
    std::vector<Count> shifted;  ///< the parts of what is shifted left: of k, or of k − 1
};

/// So the pairs of a number and its partner, in order, are those of the mex rule. Rows as in ColdTable.
struct DigitsPairs {
    static constexpr std::string_view kind = "digits-pairs";
    static constexpr std::array laws{Law::MexDefinition};

    std::vector<ColdRow> rows;
    bool whole = true;

    std::vector<Use> uses(const Proof& proof) const;
};

}  // namespace nimstone::proof
