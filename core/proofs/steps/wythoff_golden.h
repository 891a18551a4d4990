// The steps of the proof that the k-th cold pair of Wythoff's game is kφ and kφ², rounded down. Its k is that of the pair
// which the person's larger number is in.
#pragma once

#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

/// 1/φ + 1/φ² = 1, since φ² = φ + 1. Both rounded to a millionth.
struct GoldenShares {
    static constexpr std::string_view kind = "golden-shares";
    static constexpr std::array laws{Law::GoldenRatio, Law::Arithmetic};

    Count first = 0;   ///< 1/φ in millionths
    Count second = 0;  ///< 1/φ² in millionths
    Count whole = 0;   ///< 1 in millionths
};

/// How many multiples of φ and of φ² are less than n: the whole parts of n/φ and n/φ², which make n − 1 together.
struct GoldenBelow {
    static constexpr std::string_view kind = "golden-below";
    static constexpr std::array laws{Law::Irrational, Law::Arithmetic, Law::Arithmetic};

    Count number = 0;  ///< n
    Count once = 0;    ///< multiples of φ
    Count twice = 0;   ///< multiples of φ²
    Count total = 0;   ///< n − 1

    std::optional<Prediction> prediction() const { return Prediction::number(total); }
};

/// So between n and n + 1 there is just one multiple: k·φ, or k·φ².
struct GoldenHit {
    static constexpr std::string_view kind = "golden-hit";
    static constexpr std::array laws{Law::Arithmetic};

    Count number = 0;
    Count hits = 1;
    bool ofSquare = false;  ///< it is k·φ²
    Count index = 0;        ///< k

    std::optional<Prediction> prediction() const { return Prediction::number(hits); }
};

/// The same for every n: kφ and kφ², rounded down, split the positive integers. Rows as in ColdTable.
struct GoldenSplit {
    static constexpr std::string_view kind = "golden-split";
    static constexpr std::array laws{Law::Beatty};

    std::vector<ColdRow> rows;
    bool whole = true;
};

/// The numbers below kφ, rounded down, are all in earlier pairs: k − 1 as multiples of φ, the rest as multiples of φ².
struct GoldenMex {
    static constexpr std::string_view kind = "golden-mex";
    static constexpr std::array laws{Law::Induction, Law::Beatty, Law::MexDefinition};

    Count index = 0;    ///< k
    Count smaller = 0;  ///< kφ, rounded down
    Count once = 0;     ///< k − 1
    Count twice = 0;    ///< smaller − k
};

/// So a_k is kφ, rounded down, and b_k, which is a_k + k, is kφ² = kφ + k, rounded down.
struct GoldenPair {
    static constexpr std::string_view kind = "golden-pair";
    static constexpr std::array laws{Law::GoldenRatio, Law::Definition};

    ColdRow pair;

    std::optional<Prediction> prediction() const { return Prediction::number(pair.larger); }
    std::vector<Use> uses(const Proof& proof) const;
};

}  // namespace nimstone::proof
