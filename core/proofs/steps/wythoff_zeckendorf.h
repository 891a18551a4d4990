// The steps of the proof that the Fibonacci digits of a number determine its cold pair in Wythoff's game. The Fibonacci
// digits of n have a 1 for each Fibonacci number that is a Zeckendorf part of n, and 0 elsewhere. The proof uses the
// larger of the user's heaps.
#pragma once

#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

/// n as a sum of Fibonacci numbers 1, 2, 3, 5, 8, …, no two of which are neighbors. The Fibonacci digits of n end in
/// `zeros` zeros.
struct FibonacciDigits {
    static constexpr std::string_view kind = "fibonacci-digits";
    static constexpr std::array laws{Law::Theorem, Law::Definition};
    static constexpr std::array fieldNames{"number", "parts", "zeros"};

    Count number = 0;
    std::vector<Count> parts;  ///< the Zeckendorf parts of n, the smallest first
    Count zeros = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(zeros); }
    std::vector<Use> uses(const Proof& proof) const;
};

/// Shifting the digits to the left makes an even number of trailing zeros odd, and shifting them to the right makes an
/// odd number of trailing zeros even. So each positive integer has exactly one partner, with which it forms a pair.
struct DigitsShift {
    static constexpr std::string_view kind = "digits-shift";
    static constexpr std::array laws{Law::FibonacciRule, Law::Parity};
    static constexpr std::array fieldNames{"number", "left", "shifted", "partner"};

    Count number = 0;
    bool left = true;            ///< true if `number` has an even number of trailing zeros. It is then the smaller number of its pair, so its digits are shifted left.
    std::vector<Count> shifted;  ///< the Zeckendorf parts of the partner
    Count partner = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(partner); }
};

/// The difference of the two numbers of a pair is the smaller number with its digits shifted right, where the part 1
/// stays 1.
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

/// Each k ≥ 1 is the difference of exactly one pair. If k has an odd number of trailing zeros, the smaller number of
/// this pair is k with its digits shifted left. If k has an even number of trailing zeros, 1 is not a Zeckendorf part
/// of k − 1; the smaller number is k − 1 with its digits shifted left, plus 1.
struct DigitsOnce {
    static constexpr std::string_view kind = "digits-once";
    static constexpr std::array laws{Law::Parity};
    static constexpr std::array fieldNames{"difference", "zeros", "odd", "shifted"};

    Count difference = 0;  ///< k, the difference of the pair
    Count zeros = 0;       ///< the number of trailing zeros of k
    bool odd = false;
    std::vector<Count> shifted;  ///< the Zeckendorf parts before the shift: of k if `odd` is true, otherwise of k − 1
};

/// So the pairs of a number and its partner, in ascending order, are the pairs that the mex rule generates. `rows` and
/// `whole` have the meaning that they have in ColdTable.
struct DigitsPairs {
    static constexpr std::string_view kind = "digits-pairs";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"rows", "whole"};

    std::vector<ColdRow> rows;
    bool whole = true;

    std::vector<Use> uses(const Proof& proof) const;
};

}  // namespace nimstone::proof
