// The games of the exercises that ask who wins, and random positions of these games. The header is for use inside
// core/practice, and by the code that words these exercises or limits them to one game.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/practice/skills/misconception.h"
#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::practice {

/// The game that an exercise is about. Each game has its own rule that decides who wins.
enum class OutcomeGame { Nim, Bash, Subtraction, Wythoff, MisereNim, FibonacciNim, MooreNim, Sum };

inline constexpr std::array allOutcomeGames{OutcomeGame::Nim, OutcomeGame::Bash, OutcomeGame::Subtraction, OutcomeGame::Wythoff,
                                            OutcomeGame::MisereNim, OutcomeGame::FibonacciNim, OutcomeGame::MooreNim, OutcomeGame::Sum};

/// The name of the game in exercise codes, in files and on the command line. It is the name in the notation, or `sum`. A name
/// never changes, because records contain it.
std::string_view name(OutcomeGame game);
std::optional<OutcomeGame> outcomeGameNamed(std::string_view name);

/// Returns the game of a position, which must be one of the games in OutcomeGame.
OutcomeGame outcomeGameOf(const GameSum& sum);

/// Draws one of the games of a level:
///   level 1   Nim with two or three heaps of up to 15
///   level 2   Nim with three heaps of up to 31, or four of up to 15; Bash's game; a subtraction game
///   level 3   Wythoff's game, misère Nim, Fibonacci Nim with a quota, Moore's Nim, sums
OutcomeGame drawGame(Chance& chance, int level);

/// Returns a random position of the game, which may be won or lost. Every game has positions at every level, so that exercises
/// can be limited to one game. At a higher level, the numbers are larger, or there are more numbers.
GameSum randomOutcomeSum(Chance& chance, OutcomeGame game, int level);

/// The number that stands for the outcome in an answer: 0 for P, 1 for N.
constexpr Count letterOf(Outcome outcome) { return outcome == Outcome::P ? 0 : 1; }

/// The answers that people with a misconception about the rule give, the likeliest first.
std::vector<MisconceptionAnswer> outcomeGuesses(const GameSum& sum);

/// The parameters of the game: the amounts of a subtraction game, ascending; the number m of Bash's game; the number k of
/// Moore's Nim. Empty for other games.
std::vector<Count> parametersOf(const Rules& rules);

}  // namespace nimstone::practice
