// The theorems that have a worked proof, and the widespread errors that are shown as "spot the flaw".
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
    TurningTurtles,
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
    FlawNotStrict,      ///< Lemma 2: "s ⊕ x ≤ x", although the proof needs "s ⊕ x < x"
    FlawCountAtMost,    ///< counts the heaps x with (s ⊕ x) ≤ x without checking that s ≠ 0
    FlawMisereSum,      ///< misère Nim: "nim-sum 0 always loses"
    FlawTrailingBlank,  ///< contest code that reads a line into a buffer of fixed size and splits the line at blanks
    FlawWythoffDouble,  ///< Wythoff's game decided with the golden ratio in a number of type double
    FlawFibonacciInt,   ///< Fibonacci Nim decided with a table of Fibonacci numbers of type int
    FlawMisereGrundy,   ///< the rule of misère Nim, applied to Grundy values of a game in which a move can split a heap
    FlawWindowFromZero, ///< Guy and Smith's theorem: the window starts at heap 0
    FlawPeriodByEye,    ///< a period of a nim-sequence that is guessed from its first terms
};

/// The group under which a theorem is listed.
enum class Topic { Nim, NimVariants, Remainders, Wythoff, Fibonacci, Sums, Flaws };
Topic topicOf(Theorem theorem);

/// The theorem's name on the command line and in files, for example `nim-lemma-1`.
std::string_view name(Theorem theorem);

/// The theorem with that name; nullopt if there is none.
std::optional<Theorem> theoremNamed(std::string_view name);

/// True if the theorem is about a move as well as a position.
constexpr bool needsMove(Theorem theorem) { return theorem == Theorem::NimLemma1; }

}  // namespace nimstone::proof
