// The rule of a game with its own numbers, in the game's own words, and who wins: two sentences for who sits at the board.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// "Take 1 to 4 stones. Whoever takes the last stone wins." `person` is who sits at the board in Cutcake: Left, Right, or
/// None where both sides are played there; it means nothing in all other games. `countedTo` is as in moves.h.
QString rulesText(const GameSum& start, Cutter person = Cutter::None, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
