// The games that exercises on who wins are asked about, and random positions of them. For core/practice, and for the code
// that words these exercises or limits them to one game.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/practice/skills/misconception.h"
#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::practice {

/// What decides: a rule of its own each.
enum class OutcomeGame { Nim, Bash, Subtraction, Wythoff, MisereNim, FibonacciNim, MooreNim, Sum };

inline constexpr std::array allOutcomeGames{OutcomeGame::Nim, OutcomeGame::Bash, OutcomeGame::Subtraction, OutcomeGame::Wythoff,
                                            OutcomeGame::MisereNim, OutcomeGame::FibonacciNim, OutcomeGame::MooreNim, OutcomeGame::Sum};

/// The name in exercise codes, in files and on the command line: that of the game in positions, or `sum`. It never changes,
/// because records hold it.
std::string_view name(OutcomeGame game);
std::optional<OutcomeGame> outcomeGameNamed(std::string_view name);

/// Of a position of one of these games.
OutcomeGame outcomeGameOf(const GameSum& sum);

/// One of the games of a level:
///   level 1   Nim of two or three heaps of up to 15
///   level 2   Nim of three heaps of up to 31, or four of up to 15; Bash; a subtraction game
///   level 3   Wythoff, misère Nim, Fibonacci Nim with a quota, Moore's Nim, sums
OutcomeGame drawGame(Chance& chance, int level);

/// A random position of this game, won or lost. Every game has positions of every level, so that exercises can be limited to
/// one game; at a higher level the numbers are larger, or there are more of them.
GameSum randomOutcomeSum(Chance& chance, OutcomeGame game, int level);

/// The choices of an exercise: P is 0, N is 1.
constexpr Count letterOf(Outcome outcome) { return outcome == Outcome::P ? 0 : 1; }

/// What people say who have a mistaken rule, the likeliest first.
std::vector<Misled> outcomeGuesses(const GameSum& sum);

/// The amounts of a subtraction game, the most of a Bash game, the k of Moore's Nim, in ascending order; else none.
std::vector<Count> parametersOf(const Rules& rules);

}  // namespace nimstone::practice
