// The games that exercises on who wins are asked about, and their positions by chance. Inside core/practice, and for those
// who word them.
#pragma once

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::practice {

/// What decides: a rule of its own each.
enum class OutcomeGame { Nim, Bash, Subtraction, Wythoff, MisereNim, FibonacciNim, MooreNim, Sum };

/// Of a position of one of these games.
OutcomeGame outcomeGameOf(const GameSum& sum);

/// One of the games of a level:
///   level 1   Nim of two or three heaps of up to 15
///   level 2   Nim of three heaps of up to 31, or four of up to 15; Bash; a subtraction game
///   level 3   Wythoff, misère Nim, Fibonacci Nim with a quota, Moore's Nim, sums
OutcomeGame drawGame(Chance& chance, int level);

/// A position of it, won or lost as chance has it.
GameSum randomOutcomeSum(Chance& chance, OutcomeGame game, int level);

/// A person who has a mistaken rule, and the outcome that it gives.
struct OutcomeGuess {
    enum class Rule {
        XorEverywhere,   ///< the nim-sum of the numbers, in a game that it does not decide
        ResidueOfMost,   ///< Bash: n mod m; a subtraction game: n mod (the largest amount + 1)
        MisereAsNim,     ///< misère Nim as Nim
        MisereReversed,  ///< misère Nim as Nim the other way round
        QuotaForgotten,  ///< Fibonacci Nim as if the heap were fresh
        PartsApart,      ///< a sum is won when a part of it is
        EvenHeaps,       ///< an even number of heaps is lost: one can always mirror
        EvenStones,      ///< an even number of stones is lost
    };
    Rule rule;
    Outcome outcome;
};

/// The likeliest first.
std::vector<OutcomeGuess> outcomeGuesses(const GameSum& sum);

/// The amounts of a subtraction game, the most of a Bash game, the k of Moore's Nim, in ascending order; else none.
std::vector<Count> parametersOf(const Rules& rules);

}  // namespace nimstone::practice
