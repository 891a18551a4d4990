// The texts that PlaySession shows, as one value.
#pragma once

#include <QString>

#include "app/viewmodels/shell/value.h"

namespace nimstone {

struct PlayWords {
    Q_GADGET
    QML_VALUE_TYPE(playWords)

    /// The name of the game in words.
    NIMSTONE_FIELD(QString, gameName){};
    /// The position with its game, for a screen reader: "Nim (3, 4, 5)".
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(QString, opponentText){};
    NIMSTONE_FIELD(QString, headline){};
    NIMSTONE_FIELD(QString, rules){};
    NIMSTONE_FIELD(QString, sentence){};
    /// The text for a screen reader about the last event and the next one. PlaySession::happened tells when to announce it.
    NIMSTONE_FIELD(QString, announcement){};
    NIMSTONE_FIELD(QString, pickedText){};
    NIMSTONE_FIELD(QString, takeText){};
    /// True if it is shown who wins.
    NIMSTONE_FIELD(bool, outcomeShown) = false;
    /// True if it is to be shown who wins, but that is still being computed.
    NIMSTONE_FIELD(bool, workingOut) = false;
    /// True if the player to move can win.
    NIMSTONE_FIELD(bool, winning) = false;
    /// True if the position is good for the person; without a computer opponent, or without a person, for the player to
    /// move.
    NIMSTONE_FIELD(bool, goodForYou) = false;
    NIMSTONE_FIELD(QString, outcomeText){};
    /// A sentence that says what the mistaken opponent believes, after the person has beaten it; otherwise empty.
    NIMSTONE_FIELD(QString, revealedIdea){};
    /// A sentence that says what is wrong with the position that was requested last; empty if nothing is wrong.
    NIMSTONE_FIELD(QString, problem){};
    /// A sentence that says what is wrong with the picked amount; empty if nothing is wrong.
    NIMSTONE_FIELD(QString, amountProblem){};
    /// A sentence that says why the game could not be saved; empty if all is well.
    NIMSTONE_FIELD(QString, storageProblem){};
    /// The result of opening or saving a file, until the next move.
    NIMSTONE_FIELD(QString, fileText){};
    /// True if opening or saving the file failed.
    NIMSTONE_FIELD(bool, fileRefused) = false;
};

}  // namespace nimstone
