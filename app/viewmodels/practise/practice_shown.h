// What the Practise page shows of an exercise and of its board: values, each made by a function.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "app/viewmodels/practise/exercise/exercise_planner.h"
#include "app/viewmodels/practise/exercise/exercise_state.h"
#include "app/viewmodels/practise/exercise/practice_board.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

struct ShownExercise {
    Q_GADGET
    QML_VALUE_TYPE(shownExercise)

    NIMSTONE_FIELD(QString, skillName){};
    /// Why it is asked, where exercises are mixed: "One of your mistakes". Else empty.
    NIMSTONE_FIELD(QString, why){};
    /// "Exercise 17", or "Your own heaps".
    NIMSTONE_FIELD(QString, title){};
    /// What repeats it: 4711/17. Empty for heaps of the person's own.
    NIMSTONE_FIELD(QString, seed){};
    NIMSTONE_FIELD(QString, question){};
    /// The heaps in the one notation.
    NIMSTONE_FIELD(QString, position){};
    /// Whether it is asked about heaps of Nim; others have a picture.
    NIMSTONE_FIELD(bool, onHeaps) = false;
    NIMSTONE_FIELD(QStringList, bitWeights){};
    /// Whether the number is not to be typed, for the question gives it: its bits are looked for.
    NIMSTONE_FIELD(bool, byBitsAlone) = false;
    /// What there is to choose from: choices in words, the weights of columns, or numbers. Rich text.
    NIMSTONE_FIELD(QStringList, offered){};
    /// What the answer was: "Right", "Not yet", "The answer"; and why.
    NIMSTONE_FIELD(QString, verdict){};
    NIMSTONE_FIELD(QString, reason){};
    NIMSTONE_FIELD(bool, canRefute) = false;
    /// The rungs of the ladder, and the sentences of those that were asked for.
    NIMSTONE_FIELD(QStringList, rungTitles){};
    NIMSTONE_FIELD(QStringList, rungs){};
    NIMSTONE_FIELD(bool, canHint) = false;
    NIMSTONE_FIELD(bool, canShowAnswer) = false;
};

struct ShownBoard {
    Q_GADGET
    QML_VALUE_TYPE(shownBoard)

    NIMSTONE_FIELD(QStringList, sizes){};
    /// The sizes once more, for drawing.
    NIMSTONE_FIELD(QList<int>, stones){};
    /// A PracticeSession::Mark for each heap.
    NIMSTONE_FIELD(QList<int>, marks){};
    /// How many stones of each heap are shown as leaving.
    NIMSTONE_FIELD(QList<int>, leaving){};
    NIMSTONE_FIELD(bool, tableShown) = false;
    NIMSTONE_FIELD(bool, sumsShown) = false;
    NIMSTONE_FIELD(bool, onesShown) = false;
    /// A 0 or 1 for each column of the table: the one to look at, those at fault, wrong bits of the answer.
    NIMSTONE_FIELD(QString, lookColumns){};
    NIMSTONE_FIELD(QString, faultColumns){};
    NIMSTONE_FIELD(QString, wrongBits){};
    /// The answer that stands beneath the table, and its bits; empty for none.
    NIMSTONE_FIELD(QString, answerShown){};
    NIMSTONE_FIELD(QString, answerBits){};
    /// The heap whose 0 in the column to look at is ringed; none when −1.
    NIMSTONE_FIELD(int, hole) = -1;
};

/// At this step of a refutation; `why` is none where exercises are not mixed.
ShownExercise shownExercise(const ExerciseState& desk, int step, std::optional<practice::Why> why);

/// With the stones of these moves leaving, above a table of so many columns.
ShownBoard shownBoard(const PracticeBoard& board, const std::vector<Move>& leaving, int columns);

}  // namespace nimstone
