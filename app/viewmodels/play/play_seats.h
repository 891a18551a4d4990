// What a game and its players are called, and who won it.
#pragma once

#include <QString>

#include "app/viewmodels/play/play_kept.h"
#include "app/wording/play/moves.h"

namespace nimstone {

/// As the notation and its picture have it: "wythoff", "sum".
QString idOfGame(const GameSum& sum);

/// As a person says it: "Wythoff's game", "A sum of 3 games".
QString nameOfGame(const GameSum& sum);

/// Two people, or two computers that are watched, are named by who moved first; in Cutcake by the player's name.
wording::Mover moverOf(const play::Players& players, const play::Record& record, play::Side side);

/// "You won"; "The first player won".
QString wonText(wording::Mover winner);

}  // namespace nimstone
