// The facts about Wythoff's game that `verify` uses. They are computed from the rules, in integers. For use in
// core/proofs only.
//
// Small cold pairs come from a table, which is filled by the mex rule. For larger pairs, bisection finds the integer x
// with x < kφ < x + 1. This is true exactly when x(x − k) < k² < (x + 1)(x + 1 − k), because φ² = φ + 1.
#pragma once

#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

/// The greatest integer less than kφ, for k ≥ 1; 0 for k = 0. The result must be less than 2^64.
Count wholeOfGolden(Count k);

/// The greatest integer less than n/φ, for n ≥ 1; 0 for n = 0.
Count wholeOfGoldenShare(Count n);

/// The cold pair whose difference is k. Its index is also k.
ColdRow pairOfDifference(Count k);

/// The cold pair that contains n.
ColdRow pairHolding(Count n);

struct WythoffFacts {
    explicit WythoffFacts(const Position& position);

    Count first = 0;
    Count second = 0;
    Count smaller = 0;
    Count larger = 0;
    Count difference = 0;
    ColdRow withSmaller;
    ColdRow withLarger;
    ColdRow ofDifference;  ///< the cold pair whose index is the difference; do not use its larger number, which may not fit into 64 bits
    Outcome outcome = Outcome::P;

    /// The first step and the last step of the proof of every theorem on Wythoff's game.
    HeapPair pair() const { return {smaller, larger, difference}; }
    ColdOutcome conclusion() const { return {smaller, larger, outcome}; }
};

/// True if `rows` and `whole` have the right values for `wanted` and `least`. If all indices in `wanted` and the index
/// `least` are at most 12, `rows` must have all cold pairs from index 0 to the largest of these indices. Otherwise it
/// must have the pairs 0 to 3 and, for each index in `wanted`, the pair with this index and the pair before it; `whole`
/// must then be false.
bool areRows(const std::vector<ColdRow>& rows, bool whole, const std::vector<Count>& wanted, Count least);

// The functions that check the proofs of each theorem. The caller has checked that the subject of the proof is two
// heaps of Wythoff's game.
std::optional<std::size_t> verifyWythoffCold(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffGolden(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffExact(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffZeckendorf(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyFlawWythoffDouble(const Proof& proof, const WythoffFacts& facts);

}  // namespace nimstone::proof
