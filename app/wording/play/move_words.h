// A move in words, one function for each kind of move; what moves.h tells is put together from them. Inside app/wording only.
#pragma once

#include <QString>
#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

struct MoveWords {
    QString phrase;  ///< in the middle of a sentence: "take 2 from heap 1"
    QString done;    ///< "You took 2 from heap 1"
    QString picked;  ///< with what it leaves, rich text: "<b>2</b> from heap 1, which leaves <b>1</b> there."
    QString button;  ///< where the heap is picked already: "Take 2"
};

/// The move is legal in the position; `who` makes it, "You". `countedTo` is the number that Bash's game of one heap is told
/// as counting up to.
MoveWords moveWords(const Component& part, const Move& move, const QString& who = {}, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
