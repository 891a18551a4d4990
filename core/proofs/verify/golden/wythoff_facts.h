// The facts about Wythoff's game that `verify` uses, computed from its rules and in integers. For core/proofs only.
//
// Small cold pairs come from the mex rule, in a table that is filled number by number. Beyond the table, x < kφ < x + 1
// exactly when x(x − k) < k² < (x + 1)(x + 1 − k), because φ² = φ + 1; x is found by bisection.
#pragma once

#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

/// The greatest integer x < kφ, for k ≥ 1; 0 for k = 0. The result must be less than 2^64.
Count wholeOfGolden(Count k);

/// The greatest integer x < n/φ, for n ≥ 1; 0 for n = 0.
Count wholeOfGoldenShare(Count n);

/// The cold pair whose difference, and so whose index, is k.
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
    ColdRow ofDifference;  ///< do not use its larger number, which may exceed 64 bits
    Outcome outcome = Outcome::P;

    /// The first and the last step of every theorem on Wythoff's game.
    HeapPair pair() const { return {smaller, larger, difference}; }
    ColdOutcome conclusion() const { return {smaller, larger, outcome}; }
};

/// True if `rows` and `whole` are what `wanted` and `least` require. If the last of `wanted` and `least` are at most 12,
/// these are all pairs from 0 to the larger of the two. Otherwise they are the pairs 0 to 3 and each wanted pair with the
/// pair before it, and `whole` is false.
bool areRows(const std::vector<ColdRow>& rows, bool whole, const std::vector<Count>& wanted, Count least);

// The checks of each theorem. The caller has checked that the proof is about two heaps of Wythoff's game.
std::optional<std::size_t> verifyWythoffCold(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffGolden(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffExact(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffZeckendorf(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyFlawWythoffDouble(const Proof& proof, const WythoffFacts& facts);

}  // namespace nimstone::proof
