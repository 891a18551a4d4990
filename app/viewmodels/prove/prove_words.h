// The texts that ProveSession shows, together in one value.
#pragma once

#include <QStringList>
#include <QVariantList>

#include "app/viewmodels/shell/value.h"

namespace nimstone {

struct ProveWords {
    Q_GADGET
    QML_VALUE_TYPE(proveWords)

    /// The theorem's name on the command line, such as nim-lemma-2.
    NIMSTONE_FIELD(QString, theorem){};
    /// The title of the theorem in words.
    NIMSTONE_FIELD(QString, theoremTitle){};
    NIMSTONE_FIELD(QString, statement){};
    /// The example positions that the person can choose from: objects with `name` and `heaps`.
    NIMSTONE_FIELD(QVariantList, presets){};
    /// The position in the form in which a person types it, such as 42, 27, 19.
    NIMSTONE_FIELD(QString, positionText){};
    /// The position in the notation with the game's name, such as nim:42,27,19.
    NIMSTONE_FIELD(QString, position){};
    /// A sentence that says what is wrong with the text that was submitted last; empty if nothing is wrong.
    NIMSTONE_FIELD(QString, positionProblem){};
    /// The outcome: P or N, or L or R in a partisan game. Empty if the outcome is not known, or while the person is
    /// asked to predict it.
    NIMSTONE_FIELD(QString, outcome){};
    NIMSTONE_FIELD(bool, speaksOfMove) = false;
    NIMSTONE_FIELD(QString, moveText){};
    NIMSTONE_FIELD(QString, moveProblem){};
    /// A text that says that the proof was checked; empty if there is no proof or the check failed.
    NIMSTONE_FIELD(QString, checkedWords){};
    /// A sentence that says why the theorem does not apply to the position; empty if it applies.
    NIMSTONE_FIELD(QString, refusal){};
    /// The texts of the buttons that offer another theorem or another position; empty if the theorem applies.
    NIMSTONE_FIELD(QStringList, offers){};
    /// True if the theorem may apply here, but its proof would be too large.
    NIMSTONE_FIELD(bool, tooLarge) = false;
    /// A sentence that says that the position was replaced because the chosen theorem does not apply to it; or a note
    /// about this position, see wording::positionNote. Empty if there is neither.
    NIMSTONE_FIELD(QString, instead){};
    /// The current place in the proof, for openPlace in a later run. Empty before the first step, if there is no proof,
    /// or if the text would be longer than 2000 characters.
    NIMSTONE_FIELD(QString, place){};
    /// The text of the current step for a screen reader, "Step 3 of 6: …", or the question that is being asked.
    NIMSTONE_FIELD(QString, spokenStep){};
    /// The text of the button that goes back, "Back to Bouton's theorem, step 3"; empty if no link was followed.
    NIMSTONE_FIELD(QString, goBackText){};
    /// The name of the theorem that comes next, and its title; empty after the last one.
    NIMSTONE_FIELD(QString, next){};
    NIMSTONE_FIELD(QString, nextTitle){};
    /// The name in files of the skill that goes with this theorem, and its name in words; empty if there is none.
    NIMSTONE_FIELD(QString, skill){};
    NIMSTONE_FIELD(QString, skillTitle){};
    /// True if the position was opened from a game. The page then has a button that goes back to the game.
    NIMSTONE_FIELD(bool, fromGame) = false;
};

}  // namespace nimstone
