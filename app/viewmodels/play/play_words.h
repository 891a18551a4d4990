// What PlaySession says, as a value.
#pragma once

#include <QString>

#include "app/viewmodels/shell/value.h"

namespace nimstone {

struct PlayWords {
    Q_GADGET
    QML_VALUE_TYPE(playWords)

    /// The game as a person says it.
    NIMSTONE_FIELD(QString, gameName){};
    /// The position with its game, for those who listen: "Nim (3, 4, 5)".
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(QString, opponentText){};
    NIMSTONE_FIELD(QString, headline){};
    NIMSTONE_FIELD(QString, rules){};
    NIMSTONE_FIELD(QString, sentence){};
    /// What happened last and what follows, for those who listen: `happened` says when.
    NIMSTONE_FIELD(QString, announcement){};
    NIMSTONE_FIELD(QString, pickedText){};
    NIMSTONE_FIELD(QString, takeText){};
    /// Whether who wins is shown; and whether that is being worked out, where it is to be shown.
    NIMSTONE_FIELD(bool, outcomeShown) = false;
    NIMSTONE_FIELD(bool, workingOut) = false;
    /// Whether the player to move can win.
    NIMSTONE_FIELD(bool, winning) = false;
    /// Whether the position is good for the person; of two people, and in a game that is watched, for who is to move.
    NIMSTONE_FIELD(bool, goodForYou) = false;
    NIMSTONE_FIELD(QString, outcomeText){};
    /// What a mistaken opponent believed, once it was beaten; else empty.
    NIMSTONE_FIELD(QString, revealedIdea){};
    /// What is wrong with the position that was asked for last, and with the amount; nothing when empty.
    NIMSTONE_FIELD(QString, problem){};
    NIMSTONE_FIELD(QString, amountProblem){};
    /// Why the game could not be kept; empty when all is well.
    NIMSTONE_FIELD(QString, storageProblem){};
    /// What became of the file that was opened or saved last, until the next move; whether it was refused.
    NIMSTONE_FIELD(QString, fileText){};
    NIMSTONE_FIELD(bool, fileRefused) = false;
};

}  // namespace nimstone
