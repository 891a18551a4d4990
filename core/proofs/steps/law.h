// The laws that justify an equality or a conclusion of a proof. They answer the question "why is this allowed?".
#pragma once

namespace nimstone::proof {

enum class Law {
    // --- laws of ⊕ ---
    NimSumByColumns,         ///< column c of x ⊕ y ⊕ … is 1 exactly if an odd number of the terms have a 1 in it
    Neutral,                 ///< 0 ⊕ x = x
    OwnInverse,              ///< x ⊕ x = 0
    CommutativeAssociative,  ///< the order and the brackets of a nim-sum do not matter
    DifferentIsNotZero,      ///< x ≠ y means x ⊕ y ≠ 0
    LowerColumnsAreLess,     ///< 2^(d−1) + … + 1 < 2^d
    // --- laws of numbers ---
    Definition,              ///< the symbol is only a name for the expression beside it
    Arithmetic,              ///< the equality is calculated
    Division,                ///< n = q · d + r with 0 ≤ r < d, for exactly one q and r
    Parity,                  ///< an odd number is not 0, and the sum of two odd numbers is even
    FibonacciRule,           ///< each Fibonacci number is the sum of the two before it
    Greedy,                  ///< the rest after the largest part that fits is less than the next smaller Fibonacci number
    GoldenRatio,             ///< φ² = φ + 1
    Irrational,              ///< φ is irrational, so no multiple of it is an integer
    Beatty,                  ///< if r and s are irrational and 1/r + 1/s = 1, each positive integer is a multiple of r or of s, rounded down, but not of both
    // --- laws of games ---
    Rules,                   ///< the rules of the game say so
    NoMoveLoses,             ///< normal play: the player who cannot move has lost
    NoMoveWins,              ///< misère play: the player who cannot move has won
    OutcomeByOptions,        ///< P exactly when every option is N
    MexDefinition,           ///< the least number that is not the value of any option
    Induction,               ///< the claim is assumed for all smaller positions
    Theorem,                 ///< a theorem that the step links to
    Pigeonhole,              ///< there are more windows than possible values of a window, so one occurs twice
    SimplestNumber,          ///< the integer nearest to 0 between the best options of the two players
    Symmetry,                ///< the two heaps may be exchanged
};

}  // namespace nimstone::proof
