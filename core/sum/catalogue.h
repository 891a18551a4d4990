// The catalogue lists all games by their names in the notation. A new game needs an alternative in AnyGame.
#pragma once

#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/games/golden/euclid.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/games/golden/wythoff.h"
#include "core/games/nim/coins_on_a_strip.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/moore_nim.h"
#include "core/games/nim/nim.h"
#include "core/games/nim/staircase_nim.h"
#include "core/games/nim/turning_turtles.h"
#include "core/games/taking/bash_game.h"
#include "core/games/taking/grundys_game.h"
#include "core/games/taking/laskers_nim.h"
#include "core/games/taking/subtraction_game.h"
#include "core/games/taking/take_and_break.h"
#include "core/games/values/cutcake.h"
#include "core/notation/notation.h"

namespace nimstone {

class NotationReader;

/// Any game with its parameters. The catalogue has the entries of all alternatives, in this order.
using AnyGame = std::variant<Nim, MisereNim, MooreNim, BashGame, SubtractionGame, Wythoff, FibonacciNim, StaircaseNim, CoinsOnAStrip,
                             TurningTurtles, TakeAndBreakGame, GrundysGame, LaskersNim, Euclid, Cutcake>;

/// Returns all games, in the order in which the user sees them.
std::span<const GameEntry> catalogue();

/// Reads the parameters in parentheses after the name of a game of the catalogue, and makes the game.
tl::expected<AnyGame, NotationError> readParameters(NotationReader& reader, const GameEntry& entry);

/// Returns all names that stand for a game: its own name, then its Chinese names.
std::vector<std::string_view> namesOf(const GameEntry& entry);

/// Returns the game with this name or Chinese name, or null if there is none.
const GameEntry* gameNamed(std::string_view name);

/// Returns the name, Chinese or not, that is most similar to the text among all names of games. Empty if none is similar.
std::string_view nearestGame(std::string_view written);

}  // namespace nimstone
