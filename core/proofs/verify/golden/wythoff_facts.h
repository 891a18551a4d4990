// What `verify` knows of Wythoff's game, from its rules and whole numbers. Inside core/proofs only.
//
// Small cold pairs come from the mex rule itself, read off a table that is filled number by number. Beyond it k·φ lies
// between x and x + 1 exactly when x(x − k) < k² < (x + 1)(x + 1 − k), since t² = t + 1 at t = φ: x is found by halving.
#pragma once

#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

/// The greatest x with x < kφ, for k ≥ 1; 0 of 0. As long as it is under 2^64.
Count wholeOfGolden(Count k);

/// The greatest x with x < n/φ, for n ≥ 1; 0 of 0.
Count wholeOfGoldenShare(Count n);

/// The cold pair of that difference.
ColdRow pairOfDifference(Count k);

/// The cold pair that n is in.
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
    ColdRow ofDifference;  ///< its larger number is not to be used: it can pass 64 bits
    Outcome outcome = Outcome::P;

    /// The first and the last step of the theorems.
    HeapPair pair() const { return {smaller, larger, difference}; }
    ColdOutcome conclusion() const { return {smaller, larger, outcome}; }
};

/// Whether those are the rows of the cold table that `wanted` and `least` ask for: all from 0 to the last of them where
/// that is under 13; else those from 0 to 3, and each that is wanted with the one before it.
bool areRows(const std::vector<ColdRow>& rows, bool whole, const std::vector<Count>& wanted, Count least);

// The checks of each theorem; the proof is about two heaps of the game.
std::optional<std::size_t> verifyWythoffCold(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffGolden(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffExact(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyWythoffZeckendorf(const Proof& proof, const WythoffFacts& facts);
std::optional<std::size_t> verifyFlawWythoffDouble(const Proof& proof, const WythoffFacts& facts);

}  // namespace nimstone::proof
