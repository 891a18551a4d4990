// Every game there is, by its name in the notation. A game joins with an alternative here and a line in the catalogue.
#pragma once

#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

#include "core/games/golden/euclid.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/games/golden/wythoff.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/moore_nim.h"
#include "core/games/nim/nim.h"
#include "core/games/nim/staircase_nim.h"
#include "core/games/taking/bash_game.h"
#include "core/games/taking/grundys_game.h"
#include "core/games/taking/laskers_nim.h"
#include "core/games/taking/subtraction_game.h"
#include "core/games/taking/take_and_break.h"
#include "core/games/values/cutcake.h"
#include "core/notation/notation.h"
#include "core/sum/game_facts.h"

namespace nimstone {

class NotationReader;

/// A game with its parameters.
using AnyGame = std::variant<Nim, MisereNim, MooreNim, BashGame, SubtractionGame, Wythoff, FibonacciNim, StaircaseNim,
                             TakeAndBreakGame, GrundysGame, LaskersNim, Euclid, Cutcake>;

/// What the house knows of a game. Whoever needs to know more asks its rules; nobody else lists the games.
struct GameEntry {
    std::string_view name;
    std::string_view parameters;  ///< what stands in parentheses after the name, by its usual letter; empty where nothing
    Layout layout;
    bool ordered;  ///< whether a number means something else at another place
    /// Reads the parameters after the name, parentheses included, and makes the game.
    tl::expected<AnyGame, NotationError> (*read)(NotationReader& reader, std::string_view name);
    std::string_view example;  ///< a position, in canonical form
    Family family;
    PlaceKind place;
    BoardKind board;
    MoveKind move;
    Ending ending;
    Work work;
    PlayableSizes sizes;
    MistakenIdeas ideas;  ///< those that say anything about this game, right or wrong
};

/// All games, in the order in which a person is told of them.
std::span<const GameEntry> catalogue();

/// None where there is no such game.
const GameEntry* gameNamed(std::string_view name);

/// The game whose name is nearest to what was written, if one is near; else empty.
std::string_view nearestGame(std::string_view written);

}  // namespace nimstone
