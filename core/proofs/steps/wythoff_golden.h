// The steps of the proof that the k-th cold pair of Wythoff's game is (⌊kφ⌋, ⌊kφ²⌋). The proof uses the k of the pair
// that contains the larger of the user's heaps.
#pragma once

#include "core/proofs/steps/wythoff_cold.h"

namespace nimstone::proof {

/// 1/φ + 1/φ² = 1, because φ² = φ + 1. The step shows both fractions rounded to millionths.
struct GoldenShares {
    static constexpr std::string_view kind = "golden-shares";
    static constexpr std::array laws{Law::GoldenRatio, Law::Arithmetic};
    static constexpr std::array fieldNames{"first", "second", "whole"};

    Count first = 0;   ///< 1/φ in millionths
    Count second = 0;  ///< 1/φ² in millionths
    Count whole = 0;   ///< 1 in millionths
};

/// The numbers of multiples of φ and of φ² that are less than n. They are ⌊n/φ⌋ and ⌊n/φ²⌋, and their sum is n − 1.
struct GoldenBelow {
    static constexpr std::string_view kind = "golden-below";
    static constexpr std::array laws{Law::Irrational, Law::Arithmetic, Law::Arithmetic};
    static constexpr std::array fieldNames{"number", "once", "twice", "total"};

    Count number = 0;  ///< n, the upper bound of the multiples
    Count once = 0;    ///< the number of multiples of φ that are less than n
    Count twice = 0;   ///< the number of multiples of φ² that are less than n
    Count total = 0;   ///< n − 1, the number of multiples of φ or of φ² that are less than n

    std::optional<Prediction> prediction() const { return Prediction::number(total); }
};

/// So exactly one of the multiples of φ and of φ² is between n and n + 1: either k·φ or k·φ².
struct GoldenHit {
    static constexpr std::string_view kind = "golden-hit";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"number", "hits", "of_square", "index"};

    Count number = 0;
    Count hits = 1;
    bool ofSquare = false;  ///< true if the multiple is k·φ², false if it is k·φ
    Count index = 0;        ///< k, the factor of the multiple

    std::optional<Prediction> prediction() const { return Prediction::number(hits); }
};

/// The statement of GoldenHit for every n: each positive integer is either ⌊kφ⌋ or ⌊kφ²⌋ for exactly one k. `rows` and
/// `whole` have the meaning that they have in ColdTable.
struct GoldenSplit {
    static constexpr std::string_view kind = "golden-split";
    static constexpr std::array laws{Law::Beatty};
    static constexpr std::array fieldNames{"rows", "whole"};

    std::vector<ColdRow> rows;
    bool whole = true;
};

/// All positive numbers less than ⌊kφ⌋ are in earlier pairs: k − 1 of them are multiples of φ, rounded down, and the
/// others are multiples of φ², rounded down.
struct GoldenMex {
    static constexpr std::string_view kind = "golden-mex";
    static constexpr std::array laws{Law::Induction, Law::Beatty, Law::MexDefinition};
    static constexpr std::array fieldNames{"index", "smaller", "once", "twice"};

    Count index = 0;    ///< k, the index of the pair
    Count smaller = 0;  ///< ⌊kφ⌋, the smaller number of the pair
    Count once = 0;     ///< k − 1, the number of multiples of φ, rounded down, that are less than ⌊kφ⌋
    Count twice = 0;    ///< smaller − k, the number of multiples of φ², rounded down, that are less than ⌊kφ⌋
};

/// So a_k = ⌊kφ⌋, and b_k = a_k + k = ⌊kφ + k⌋ = ⌊kφ²⌋.
struct GoldenPair {
    static constexpr std::string_view kind = "golden-pair";
    static constexpr std::array laws{Law::GoldenRatio, Law::Definition};
    static constexpr std::array fieldNames{"pair"};

    ColdRow pair;

    std::optional<Prediction> prediction() const { return Prediction::number(pair.larger); }
    std::vector<Use> uses(const Proof& proof) const;
};

}  // namespace nimstone::proof
