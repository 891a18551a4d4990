// The steps of "choose a heap whose highest bit is d", an error that circulates in proofs of Lemma 2.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The claim as it circulates. It is not true in general.
struct FlawedChoice {
    static constexpr std::string_view kind = "flawed-choice";
    static constexpr std::array<Law, 0> laws{};

    Count column = 0;  ///< 2^d
};

/// The highest column of each heap (0 for an empty heap), and which heaps the claim would allow.
struct HighestBits {
    static constexpr std::string_view kind = "highest-bits";
    static constexpr std::array laws{Law::Arithmetic};

    Count column = 0;
    std::vector<Count> highest;
    std::vector<std::size_t> allowed;

    Prediction prediction() const { return Prediction::number(allowed.size()); }
};

/// What the claim finds against what is there. Where the two differ, the claim misses a winning heap; where it finds
/// none, "it can always be found" is false of this position.
struct FlawVerdict {
    static constexpr std::string_view kind = "flaw-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    Count column = 0;
    std::size_t claimed = 0;            ///< heaps whose highest bit is 2^d
    std::vector<std::size_t> eligible;  ///< heaps that have a 1 in column 2^d
    bool refuted = false;               ///< claimed ≠ number of eligible heaps: counting by the claim is wrong
    bool fatal = false;                 ///< claimed = 0: choosing by the claim stops here, and so does its proof

    Prediction prediction() const { return Prediction::number(eligible.size()); }
    std::vector<Use> uses(const Proof& proof) const;
};

}  // namespace nimstone::proof
