// The words for one move, with a function for each kind of move. The texts of moves.h are made from them. Used inside app/wording only.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

struct MoveWords {
    QString phrase;  ///< the move inside a sentence: "take 2 from heap 1"
    QString done;    ///< the move as a past action: "You took 2 from heap 1"
    QString picked;  ///< the move and what it leaves, rich text: "<b>2</b> from heap 1, which leaves <b>1</b> there."
    QString button;  ///< the label of the button that makes the move after its heap was picked: "Take 2"
};

/// Returns the words for a move. The move must be legal in the position; `who` makes it, such as "You". If a Bash game with one heap is
/// presented as counting up, `countedTo` is the number that wins.
MoveWords moveWords(const Component& part, const Move& move, const QString& who = {}, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
