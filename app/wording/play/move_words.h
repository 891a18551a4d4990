// The words for one move, with a function for each kind of move. The functions of moves.h combine these words into texts. Only app/wording
// may use this file.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

struct Moves {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Moves)
};

struct Picked {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Picked)
};

struct MoveWords {
    QString phrase;  ///< the move inside a sentence: "take 2 from heap 1"
    QString done;    ///< the move as a past action: "You took 2 from heap 1"
    QString picked;  ///< the move and the position that it leaves, in rich text: "<b>2</b> from heap 1, which leaves <b>1</b> there."
    QString button;  ///< the label of the button that makes the move: "Take 2". The heap is already picked
};

/// Returns the words for a move, which must be legal in the position. `who` is the player who makes the move, such as "You". If a Bash game
/// with one heap is presented as counting up, `countedTo` is the number that wins.
MoveWords moveWords(const Component& part, const Move& move, const QString& who = {}, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
