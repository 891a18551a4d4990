// The texts that PlaySession shows, together in one value.
#pragma once

#include <QString>

#include "app/viewmodels/shell/value.h"

namespace nimstone {

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
};

}  // namespace nimstone
