// What ProveSession says, as a value.
#pragma once

#include <QStringList>
#include <QVariantList>

#include "app/viewmodels/shell/value.h"

namespace nimstone {

struct ProveWords {
    Q_GADGET
    QML_VALUE_TYPE(proveWords)

    /// The theorem by its name on the command line, nim-lemma-2; and in words.
    NIMSTONE_FIELD(QString, theorem){};
    NIMSTONE_FIELD(QString, theoremTitle){};
    NIMSTONE_FIELD(QString, statement){};
    /// The positions to choose from: objects with `name` and `heaps`.
    NIMSTONE_FIELD(QVariantList, presets){};
    /// The position as it is typed: 42, 27, 19. `positionProblem` is about the text that was submitted last. `position` is
    /// the whole notation.
    NIMSTONE_FIELD(QString, positionText){};
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(QString, positionProblem){};
    /// Who wins: P, N, or, of a partisan game, L or R; empty where it is not told, as while it is still to be predicted.
    NIMSTONE_FIELD(QString, outcome){};
    NIMSTONE_FIELD(bool, speaksOfMove) = false;
    NIMSTONE_FIELD(QString, moveText){};
    NIMSTONE_FIELD(QString, moveProblem){};
    /// What was checked of the proof that is shown; empty where there is none, or its check failed.
    NIMSTONE_FIELD(QString, checkedWords){};
    /// Why the theorem does not speak of the position, and what to look at instead; empty where it does.
    NIMSTONE_FIELD(QString, refusal){};
    NIMSTONE_FIELD(QStringList, offers){};
    /// Whether the theorem may hold here all the same, and only the proof would be too large.
    NIMSTONE_FIELD(bool, tooLarge) = false;
    /// That another position is shown than the one before, to which a theorem that was chosen does not apply; or what has to be
    /// known of this one, see wording::positionNote; else empty.
    NIMSTONE_FIELD(QString, instead){};
    /// Where this is, for openPlace in another run; empty before the first step, and where it would be too long.
    NIMSTONE_FIELD(QString, place){};
    /// "Step 3 of 6: …", for a screen reader; or the question that is asked.
    NIMSTONE_FIELD(QString, spokenStep){};
    /// "Back to Bouton's theorem, step 3"; empty where no link was followed.
    NIMSTONE_FIELD(QString, wayBack){};
    /// Whether it was opened from a game, to which one can go back.
    NIMSTONE_FIELD(bool, fromGame) = false;
};

}  // namespace nimstone
