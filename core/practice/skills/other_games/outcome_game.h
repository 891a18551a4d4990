// The games that exercises on who wins are asked about, and their positions by chance. Inside core/practice, and for those
// who word them.
#pragma once

#include "core/practice/skills/misconception.h"
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

/// The choices of an exercise: P is 0, N is 1.
constexpr Count letterOf(Outcome outcome) { return outcome == Outcome::P ? 0 : 1; }

/// What people say who have a mistaken rule, the likeliest first.
std::vector<Misled> outcomeGuesses(const GameSum& sum);

/// The amounts of a subtraction game, the most of a Bash game, the k of Moore's Nim, in ascending order; else none.
std::vector<Count> parametersOf(const Rules& rules);

}  // namespace nimstone::practice
