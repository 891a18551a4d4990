// The steps of the proof that Fibonacci digits determine the cold pairs of Wythoff's game. The example uses the user's
// larger number.
#pragma once

#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

/// n as a sum of Fibonacci numbers 1, 2, 3, 5, 8, …, no two of which are neighbours. Written as digits, n ends in `zeros`
/// zeros.
struct FibonacciDigits {
    static constexpr std::string_view kind = "fibonacci-digits";
    static constexpr std::array laws{Law::Theorem, Law::Definition};
    static constexpr std::array fieldNames{"number", "parts", "zeros"};

    Count number = 0;
    std::vector<Count> parts;  ///< the parts, the smallest first
    Count zeros = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(zeros); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// A left shift turns an even number of trailing zeros into an odd one, and a right shift turns an odd number into an
/// even one. So each positive integer has exactly one partner.
struct DigitsShift {
    static constexpr std::string_view kind = "digits-shift";
    static constexpr std::array laws{Law::FibonacciRule, Law::Parity};
    static constexpr std::array fieldNames{"number", "left", "shifted", "partner"};

    Count number = 0;
    bool left = true;            ///< true if the number of zeros is even: `number` is the smaller one, so it is shifted left
    std::vector<Count> shifted;  ///< the parts of the partner
    Count partner = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(partner); }
};

/// The difference of the two numbers is the smaller one shifted right, where the part 1 stays 1.
struct DigitsDifference {
    static constexpr std::string_view kind = "digits-difference";
    static constexpr std::array laws{Law::FibonacciRule, Law::Arithmetic};
    static constexpr std::array fieldNames{"smaller", "larger", "parts", "difference"};

    Count smaller = 0;
    Count larger = 0;
    std::vector<Count> parts;  ///< the Fibonacci numbers before the Zeckendorf parts of `smaller`, in the order of the parts
    Count difference = 0;      ///< k, the index of the pair

    std::optional<Prediction> prediction() const { return Prediction::number(difference); }
};

/// Each k ≥ 1 is the difference of exactly one such pair. If k has an odd number of trailing zeros, its smaller number is
/// k shifted left. If k has an even number, k − 1 has no part 1; the smaller number is k − 1 shifted left, plus 1.
struct DigitsOnce {
    static constexpr std::string_view kind = "digits-once";
    static constexpr std::array laws{Law::Parity};
    static constexpr std::array fieldNames{"difference", "zeros", "odd", "shifted"};

    Count difference = 0;  ///< k, the difference of the pair
    Count zeros = 0;       ///< the number of trailing zeros of k
    bool odd = false;
    std::vector<Count> shifted;  ///< the parts of the number that is shifted left: of k if `odd`, otherwise of k − 1
};

/// So the pairs of a number and its partner, in order, are the pairs of the mex rule. `rows` and `whole` are as in
/// ColdTable.
struct DigitsPairs {
    static constexpr std::string_view kind = "digits-pairs";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"rows", "whole"};

    std::vector<ColdRow> rows;
    bool whole = true;

    std::vector<Use> uses(const Proof& proof) const;
};

}  // namespace nimstone::proof
