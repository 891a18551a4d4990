// Why an equality or a conclusion of a derivation holds: the answer to "why may we do that?".
#pragma once

namespace nimstone::proof {

enum class Law {
    // --- of ⊕ ---
    NimSumByColumns,         ///< a column of x ⊕ y … is 1 exactly where an odd number of them have a 1
    Neutral,                 ///< 0 ⊕ x = x
    OwnInverse,              ///< x ⊕ x = 0
    CommutativeAssociative,  ///< the order and the brackets of a nim-sum do not matter
    DifferentIsNotZero,      ///< x ≠ y means x ⊕ y ≠ 0
    LowerColumnsAreLess,     ///< 2^(d−1) + … + 1 < 2^d
    // --- of numbers ---
    Definition,              ///< the sign is only a name for what stands beside it
    Arithmetic,              ///< worked out
    Division,                ///< n = q · d + r with 0 ≤ r < d, in one way
    Parity,                  ///< an odd number is not 0, two odd numbers make an even one
    FibonacciRule,           ///< each Fibonacci number is the sum of the two before it
    Greedy,                  ///< the largest part that fits leaves less than the part below it
    GoldenRatio,             ///< φ² = φ + 1
    Irrational,              ///< φ is no fraction, so no multiple of it is whole
    Beatty,                  ///< 1/r + 1/s = 1 splits the positive integers
    // --- of games ---
    Rules,                   ///< the rules of the game say so
    NoMoveLoses,             ///< normal play: who cannot move has lost
    NoMoveWins,              ///< misère play: who cannot move has won
    OutcomeByOptions,        ///< P exactly when every option is N
    MexDefinition,           ///< the least number that no option has
    Induction,               ///< assumed for all smaller positions
    Theorem,                 ///< the theorem that is linked
    Pigeonhole,              ///< more places than values
    SimplestNumber,          ///< the integer nearest to 0 between what the two players can reach
    Symmetry,                ///< the two heaps may change their names
};

}  // namespace nimstone::proof
