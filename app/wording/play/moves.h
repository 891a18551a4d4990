// A move of any game in words: as something to do, as something done, on a button, and with what it leaves.
//
// A move is worded in the position that it is made in, and is legal there. All texts but `pickedText` are plain. Where
// Bash's game of one heap is told as counting up, `countedTo` is the number that wins.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// Who makes a move: the person against the computer, two people at one table, or the two players of a partisan game.
enum class Mover { You, Computer, FirstPlayer, SecondPlayer, Left, Right };

/// Left or Right; `cutter` is not None.
Mover moverOf(Cutter cutter);

/// "The computer": at the beginning of a sentence.
QString moverName(Mover mover);

/// Whether the game is of take and break and is played with things in a row, so that what is taken parts it.
bool isPlayedInRows(const Rules& rules);

/// The number that a game with this start can be told as counting up to: Bash's of one heap.
std::optional<Count> countedTo(const GameSum& start);

/// "Take 2 from heap 1", "Split heap 1 into 3 and 4"; in a sum "In part 2 (Kayles), knock down all of row 1".
QString moveText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// The same in the middle of a sentence, after a colon: "take 2 from heap 1".
QString movePhrase(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// "You took 2 from heap 1"; in a sum "In part 2 (Kayles): You knocked down all of row 1".
QString moveDoneText(Mover mover, const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// The position of a part: "(1, 2)", the blocks of Cutcake as "(3 × 7, 1 × 7)", in Fibonacci Nim with what may be taken.
QString positionText(const Component& part);

/// What a button says, where the heap is picked already: "Take 2", "Split 3 | 4", "Cut after 3".
QString moveButtonText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

/// What it says as long as no move is picked: "Take", or "Move" where nothing is taken.
QString idleButtonText(const GameSum& sum);

/// What is picked and what it would leave, in rich text: "<b>2</b> from heap 1, which leaves <b>1</b> there."
QString pickedText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
