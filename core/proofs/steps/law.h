// The laws that justify an equality or a conclusion of a proof. The program shows them when the user asks why a step is
// allowed.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/names.h"

namespace nimstone::proof {

enum class Law {
    // --- laws of ⊕ ---
    NimSumByColumns,         ///< column c of x ⊕ y ⊕ … is 1 exactly when an odd number of the terms have a 1 in column c
    Neutral,                 ///< 0 ⊕ x = x
    OwnInverse,              ///< x ⊕ x = 0
    CommutativeAssociative,  ///< the order of the terms of a nim-sum and its brackets do not matter
    DifferentIsNotZero,      ///< if x ≠ y, then x ⊕ y ≠ 0
    LowerColumnsAreLess,     ///< 2^(d−1) + … + 1 < 2^d
    // --- laws of numbers ---
    Definition,              ///< the symbol is only a name for the expression beside the symbol
    Arithmetic,              ///< a calculation with numbers shows the equality
    Division,                ///< for every n and d > 0 there are exactly one q and one r with n = q · d + r and 0 ≤ r < d
    Parity,                  ///< an odd number is not 0, and the sum of two odd numbers is even
    FibonacciRule,           ///< each Fibonacci number is the sum of the two Fibonacci numbers before it
    Greedy,                  ///< after the largest Fibonacci number F ≤ n is subtracted from n, the rest is less than the Fibonacci number before F
    GoldenRatio,             ///< φ² = φ + 1
    Irrational,              ///< φ is irrational, so no multiple of it is an integer
    Beatty,                  ///< if r and s are irrational and 1/r + 1/s = 1, each positive integer is a multiple of r or of s, rounded down, but not of both
    // --- laws of games ---
    Rules,                   ///< the rules of the game imply the statement
    NoMoveLoses,             ///< normal play: the player who cannot move has lost
    NoMoveWins,              ///< misère play: the player who cannot move has won
    OutcomeByOptions,        ///< a position is P exactly when every option is N
    MexDefinition,           ///< the mex is the least number that is not the value of any option
    Induction,               ///< the proof assumes the claim for all smaller positions
    Theorem,                 ///< the step uses the theorem that it links to
    Pigeonhole,              ///< the number of windows is greater than the number of possible contents of a window, so two windows have the same content
    SimplestNumber,          ///< the value is the integer nearest to 0 between the values of the best options of the two players
    Symmetry,                ///< the rules do not change if the two heaps are exchanged
};

/// The names of the laws in files.
inline constexpr auto lawNames = std::to_array<NamedValue<Law>>({
    {Law::NimSumByColumns, "nim-sum-by-columns"},
    {Law::Neutral, "neutral"},
    {Law::OwnInverse, "own-inverse"},
    {Law::CommutativeAssociative, "commutative-associative"},
    {Law::DifferentIsNotZero, "different-is-not-zero"},
    {Law::LowerColumnsAreLess, "lower-columns-are-less"},
    {Law::Definition, "definition"},
    {Law::Arithmetic, "arithmetic"},
    {Law::Division, "division"},
    {Law::Parity, "parity"},
    {Law::FibonacciRule, "fibonacci-rule"},
    {Law::Greedy, "greedy"},
    {Law::GoldenRatio, "golden-ratio"},
    {Law::Irrational, "irrational"},
    {Law::Beatty, "beatty"},
    {Law::Rules, "rules"},
    {Law::NoMoveLoses, "no-move-loses"},
    {Law::NoMoveWins, "no-move-wins"},
    {Law::OutcomeByOptions, "outcome-by-options"},
    {Law::MexDefinition, "mex-definition"},
    {Law::Induction, "induction"},
    {Law::Theorem, "theorem"},
    {Law::Pigeonhole, "pigeonhole"},
    {Law::SimplestNumber, "simplest-number"},
    {Law::Symmetry, "symmetry"},
});
static_assert(namesEachUpTo(Law::Symmetry, lawNames));

}  // namespace nimstone::proof
