// The words for a move of any game: as an instruction, as a past action, on a button, and with the position that it leaves.
//
// A move is described in the position before it, and must be legal there. All texts except `pickedText` are plain. If a Bash game with one
// heap is presented as counting up, `countedTo` is the number that wins.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// The player who makes a move: the person or the computer, one of two people at the same board, or a player of a partisan game.
enum class Mover { You, Computer, FirstPlayer, SecondPlayer, Left, Right };

/// Returns Left or Right. `cutter` must not be None.
Mover moverOf(Cutter cutter);

/// Returns the name of the player for the beginning of a sentence, such as "The computer".
QString moverName(Mover mover);

/// True if the game is played with things in a row, such as pins, so that a move can split what is left into two rows.
bool isPlayedInRows(const Rules& rules);

/// Returns the number that wins if the game is presented as counting up. This is possible for a Bash game with one heap; nothing for other
/// games.
std::optional<Count> countedTo(const GameSum& start);

/// Returns a text such as "Take 2 from heap 1" or "Split heap 1 into 3 and 4"; in a sum "In component 2 (Kayles), knock down all of row 1".
QString moveText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns the same text for the middle of a sentence: "take 2 from heap 1".
QString movePhrase(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns a text such as "You took 2 from heap 1"; in a sum "In component 2 (Kayles): You knocked down all of row 1".
QString moveDoneText(Mover mover, const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns the position of a component: "(1, 2)"; in Cutcake its blocks, "(3 × 7, 1 × 7)"; in Fibonacci Nim also the quota, "(20, at most 6
/// now)".
QString positionText(const Component& part);

/// Returns the label of the button that makes the move. The heap is already picked: "Take 2", "Split 3 | 4", "Cut after 3".
QString moveButtonText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// Returns the label of that button while no move is picked: "Take", or "Move" if a move takes no stones.
QString idleButtonText(const GameSum& sum);

/// Returns the picked move and what it would leave, in rich text: "<b>2</b> from heap 1, which leaves <b>1</b> there."
QString pickedText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
