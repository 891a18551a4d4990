// How a game ended, in words.
#pragma once

#include <QString>

#include "app/wording/play/moves.h"

namespace nimstone::wording {

/// What it was that left a player without a move.
enum class Ending {
    LastStone,          ///< all stones are taken, and who took the last has won
    LastStoneLoses,     ///< the same, and has lost
    QueenHome,          ///< Wythoff's game
    LastPin,            ///< Kayles
    NoTwoPins,          ///< Dawson's Kayles
    NoFile,             ///< Dawson's Chess
    LastCross,          ///< Treblecross
    LastSplit,          ///< Grundy's game
    StonesOnTheGround,  ///< staircase Nim
    NumberMadeZero,     ///< Euclid's game
    NoCut,              ///< Cutcake: blocks are left, and the other player could cut some of them perhaps
    NoMove,             ///< stones may be left; also the end of a sum
};

/// Of a table on which the player to move has none.
Ending endingOf(const GameSum& end);

/// "You took the last stone: you win.", after at least one move. `countedTo` is as in moves.h.
QString endText(const GameSum& end, Mover winner, Mover loser, std::optional<Count> countedTo = {});

/// Of a game that begins without a move: "There is nothing to move, so who is to move has lost."
QString noMoveText(const GameSum& start);

}  // namespace nimstone::wording
