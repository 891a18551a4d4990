// The words for a move of any game: as an instruction, as a past action, as the label of a button, and with the position that the move
// leaves.
//
// The functions get the position before the move, and the move must be legal in this position. All texts except `pickedText` are plain
// text. If a Bash game with one heap is presented as counting up, `countedTo` is the number that wins.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// The player who makes a move: the person or the computer, one of two people who share the computer, or a player of a partisan game.
enum class Mover { You, Computer, FirstPlayer, SecondPlayer, Left, Right };

/// Returns the player Left or Right. `cutter` must not be None.
Mover moverOf(Cutter cutter);

/// Returns the name of the player for the beginning of a sentence, such as "The computer".
QString moverName(Mover mover);

/// True if the game is played with pieces in a row, such as pins, so that a move can split a row into two rows.
bool isPlayedInRows(const Rules& rules);

/// Returns the number that wins if the game is presented as counting up. Only a Bash game with one heap can be presented in this way; for
/// other games the result is empty.
std::optional<Count> countedTo(const GameSum& start);

/// Returns a text such as "Take 2 from heap 1" or "Split heap 1 into 3 and 4"; in a sum "In component 2 (Kayles), knock down all of row 1".
QString moveText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns the text of moveText() for the middle of a sentence: "take 2 from heap 1".
QString movePhrase(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns a text such as "You took 2 from heap 1"; in a sum "In component 2 (Kayles): You knocked down all of row 1".
QString moveDoneText(Mover mover, const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns the position of a component: "(1, 2)". For Cutcake it is the list of blocks, "(3 × 7, 1 × 7)"; for Fibonacci Nim it includes the
/// quota, "(20, at most 6 now)".
QString positionText(const Component& part);

/// Returns the label of the button that makes the move: "Take 2", "Split 3 | 4", "Cut after 3". The label does not name the heap, which is
/// already picked.
QString moveButtonText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns the label of the button that makes a move, while no move is picked: "Take", or "Move" if the moves of the game take no stones.
QString idleButtonText(const GameSum& sum);

/// Returns the picked move and the position that it would leave, in rich text: "<b>2</b> from heap 1, which leaves <b>1</b> there."
QString pickedText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
