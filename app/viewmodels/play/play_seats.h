// The names of a game and of its players, and the sentence that says who won.
#pragma once

#include <QString>

#include "app/viewmodels/play/play_kept.h"
#include "app/wording/play/moves.h"

namespace nimstone {

/// Returns the name that identifies the game in the notation and in the file of its picture: "wythoff", "sum".
QString idOfGame(const GameSum& sum);

/// Returns the name of the game in words: "Wythoff's game", "A sum of 3 games".
QString nameOfGame(const GameSum& sum);

/// Returns the name of a side. If two people or two computers play, the sides are called first and second player; in
/// Cutcake, they are called Left and Right.
wording::Mover moverOf(const play::Players& players, const play::Record& record, play::Side side);

/// Returns a sentence about the winner, without its full stop: "You won" or "The first player won".
QString wonText(wording::Mover winner);

}  // namespace nimstone
