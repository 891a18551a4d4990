// The values that PlaySession hands to QML: the state of the game, the picked move, and the texts.
#pragma once

#include <QStringList>

#include "app/viewmodels/shell/value.h"
#include "core/play/moves/move_input.h"
#include "core/play/record/record.h"

namespace nimstone {

struct PlayShown {
    Q_GADGET
    QML_VALUE_TYPE(playShown)

    /// The current position in the notation, such as "nim:3,4,5".
    NIMSTONE_FIELD(QString, position){};
    /// The numbers of the first component of the sum.
    NIMSTONE_FIELD(QStringList, heaps){};
    /// The name of the game in the notation, without its parameters; "sum" for a sum.
    NIMSTONE_FIELD(QString, game){};
    /// The number of digits of the largest number in this game's start position.
    NIMSTONE_FIELD(int, digits) = 1;
    /// True if binary columns are useful: in Nim and misère Nim with at most 12 heaps.
    NIMSTONE_FIELD(bool, columnsOffered) = false;
    /// True if a move in this game may take from several heaps.
    NIMSTONE_FIELD(bool, addsHeaps) = false;
    /// True if a move in this game may split a heap or block.
    NIMSTONE_FIELD(bool, splits) = false;
    /// The number of moves played up to the current position.
    NIMSTONE_FIELD(int, ply) = 0;
    /// The number of moves in the current variation, including moves that can be redone.
    NIMSTONE_FIELD(int, plyCount) = 0;
    /// The side to move, or Over: a PlaySession::Turn.
    NIMSTONE_FIELD(int, turn) = 0;
    /// The kind of players, a PlaySession::Seats.
    NIMSTONE_FIELD(int, seats) = 0;
    NIMSTONE_FIELD(bool, canUndo) = false;
    NIMSTONE_FIELD(bool, canRedo) = false;
    /// True if the person (of two people, the player at the foot of the board) has won the game. False until the game is over.
    NIMSTONE_FIELD(bool, won) = false;
    /// True if the person can still ask the computer to make the first move of this game.
    NIMSTONE_FIELD(bool, canGoSecond) = false;
    /// True if the computer started this game, all moves were undone, and the person can start the game instead.
    NIMSTONE_FIELD(bool, canGoFirst) = false;
    /// True if the watched game was stopped.
    NIMSTONE_FIELD(bool, stopped) = false;
    /// True while the reply that refutes a move is being tried on the board. PlaySession::takeBack() ends this.
    NIMSTONE_FIELD(bool, trying) = false;
    /// True if the computer does not move in its turn: moves can be redone, the watched game was stopped, or a reply is tried.
    NIMSTONE_FIELD(bool, waiting) = false;
    // The session sets the next three fields, which do not follow from the game alone.
    /// True if the computer will move by itself: its pause is running, or its move is being computed.
    NIMSTONE_FIELD(bool, thinking) = false;
    /// True while the game waits after a mistake of the person: the computer replies only when the person asks it to reply.
    NIMSTONE_FIELD(bool, held) = false;
    /// True if the person has kept the win long enough, so that the program offers to play the game to its end.
    NIMSTONE_FIELD(bool, canFinish) = false;

    bool operator==(const PlayShown&) const = default;
};

/// Returns the state of a game. The last four parameters are the fields `turn`, `seats`, `stopped`, and `trying`.
PlayShown shownGame(const play::Record& record, int turn, int seats, bool isStopped, bool isTrying);

/// The picked move.
struct PlayPick {
    Q_GADGET
    QML_VALUE_TYPE(playPick)

    /// True if a move is picked.
    NIMSTONE_FIELD(bool, there) = false;
    /// The heap that the move takes from, as an index from 0 in its component of the sum; −1 if no move is picked.
    NIMSTONE_FIELD(int, heap) = -1;
    /// The number that the person can edit: the amount to take from the heap, or the first piece if the move only splits a heap or block.
    NIMSTONE_FIELD(QString, amount){};
    /// The move in the notation.
    NIMSTONE_FIELD(QString, move){};
    /// True if the move can take from one more heap.
    NIMSTONE_FIELD(bool, canAddHeap) = false;
    /// True if the move can also split its heap, or if a split that it makes can be removed.
    NIMSTONE_FIELD(bool, canSplit) = false;
};

/// Returns the fields of the picked move `input` in the position `sum`. `input` is empty if no move is picked.
PlayPick pickOf(const GameSum& sum, const std::optional<play::MoveInput>& input);

struct PlayWords {
    Q_GADGET
    QML_VALUE_TYPE(playWords)

    /// The name of the game in words.
    NIMSTONE_FIELD(QString, gameName){};
    /// The name of the game with its position, for a screen reader: "Nim (3, 4, 5)".
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(QString, opponentText){};
    NIMSTONE_FIELD(QString, headline){};
    NIMSTONE_FIELD(QString, rules){};
    NIMSTONE_FIELD(QString, sentence){};
    /// The text for a screen reader about the last move and the player to move. PlaySession::happened is emitted when
    /// the text is to be announced.
    NIMSTONE_FIELD(QString, announcement){};
    NIMSTONE_FIELD(QString, pickedText){};
    NIMSTONE_FIELD(QString, takeText){};
    /// True if the page shows who wins.
    NIMSTONE_FIELD(bool, outcomeShown) = false;
    /// True if the page should show who wins, but the outcome is still being computed.
    NIMSTONE_FIELD(bool, workingOut) = false;
    /// True if the player to move can win.
    NIMSTONE_FIELD(bool, winning) = false;
    /// True if the position is good for the person. If no person or no computer plays, true if the position is good for
    /// the player to move.
    NIMSTONE_FIELD(bool, goodForYou) = false;
    NIMSTONE_FIELD(QString, outcomeText){};
    /// A sentence that says what the mistaken opponent believes, after the person has beaten it; otherwise empty.
    NIMSTONE_FIELD(QString, revealedIdea){};
    /// The text of the button that opens another position, after a win against the computer; otherwise empty.
    NIMSTONE_FIELD(QString, nextText){};
    /// A sentence that says what is wrong with the position that was requested last; empty if nothing is wrong.
    NIMSTONE_FIELD(QString, problem){};
    /// A sentence that says what is wrong with the picked amount; empty if nothing is wrong.
    NIMSTONE_FIELD(QString, amountProblem){};
    /// A sentence that says why the game could not be saved; empty if there is no problem.
    NIMSTONE_FIELD(QString, storageProblem){};
    /// A sentence with the result of opening or saving a file; it stays until the next move.
    NIMSTONE_FIELD(QString, fileText){};
    /// True if opening or saving the file failed.
    NIMSTONE_FIELD(bool, fileRefused) = false;

    bool operator==(const PlayWords&) const = default;
};

}  // namespace nimstone
