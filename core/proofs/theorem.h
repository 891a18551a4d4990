// The theorems that have a worked proof, and the errors in circulation that are shown as "spot the flaw".
#pragma once

#include <optional>
#include <string_view>

namespace nimstone::proof {

enum class Theorem {
    NimLemma1,
    NimLemma2,
    Bouton,
    NimCount,
    MisereNim,
    MooreNim,
    StaircaseNim,
    CoinsOnAStrip,
    Bash,
    BashCountUp,
    SubtractionPeriod,
    WythoffCold,
    WythoffGolden,
    WythoffExact,
    WythoffZeckendorf,
    Zeckendorf,
    FibonacciNim,
    Mex,
    SumTheorem,
    GuySmith,
    Euclid,
    Cutcake,
    FlawHighestBit,     ///< Lemma 2: "choose a heap whose highest bit is d"
    FlawNotStrict,      ///< Lemma 2: "s ⊕ x ≤ x", where it is strictly less
    FlawCountAtMost,    ///< counting the heaps with (s ⊕ x) ≤ x without having asked whether s ≠ 0
    FlawMisereSum,      ///< misère Nim: "nim-sum 0 loses, always"
    FlawTrailingBlank,  ///< contest code: heaps split at blanks, a line into a fixed buffer
    FlawWythoffDouble,  ///< the golden ratio in double
    FlawFibonacciInt,   ///< a table of Fibonacci numbers in int
    FlawMisereGrundy,   ///< the misère-Nim rule on Grundy values of a game that splits heaps
    FlawWindowFromZero, ///< the window of Guy and Smith begun at heap 0
    FlawPeriodByEye,    ///< a period read off the first terms
};

/// What a theorem belongs to: theorems of one kind are listed together.
enum class Topic { Nim, NimKin, Remainders, Wythoff, Fibonacci, Sums, Flaws };
Topic topicOf(Theorem theorem);

/// The name on the command line and in files: `nim-lemma-1`, …
std::string_view name(Theorem theorem);

/// None where there is no such theorem.
std::optional<Theorem> theoremNamed(std::string_view name);

/// Whether the theorem speaks of a move as well as of a position.
constexpr bool needsMove(Theorem theorem) { return theorem == Theorem::NimLemma1; }

}  // namespace nimstone::proof
