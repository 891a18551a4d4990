// The state of an exercise and of its board for QML: values, each made by one function.
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
    /// The reason for the exercise if skills are mixed, such as "Earlier mistake"; else empty.
    NIMSTONE_FIELD(QString, why){};
    /// The heading of the exercise, such as "Exercise 17" or "Your own heaps".
    NIMSTONE_FIELD(QString, title){};
    /// The seed and number that repeat the exercise: 4711/17. Empty for the person's own heaps.
    NIMSTONE_FIELD(QString, seed){};
    NIMSTONE_FIELD(QString, question){};
    /// The heaps in the notation.
    NIMSTONE_FIELD(QString, position){};
    /// True if the exercise is about Nim heaps; other exercises have a picture.
    NIMSTONE_FIELD(bool, onHeaps) = false;
    NIMSTONE_FIELD(QStringList, bitWeights){};
    /// True if the number cannot be typed, because the question gives it: the person sets its bits.
    NIMSTONE_FIELD(bool, byBitsAlone) = false;
    /// The choices: texts, weights of columns, or numbers. Rich text.
    NIMSTONE_FIELD(QStringList, offered){};
    /// The verdict on the answer, such as "Right", "Not yet" or "The answer".
    NIMSTONE_FIELD(QString, verdict){};
    /// The reason for the verdict, as rich text.
    NIMSTONE_FIELD(QString, reason){};
    NIMSTONE_FIELD(bool, canRefute) = false;
    /// The titles of all rungs of the hint ladder.
    NIMSTONE_FIELD(QStringList, rungTitles){};
    /// The sentences of the rungs that were requested so far.
    NIMSTONE_FIELD(QStringList, rungs){};
    NIMSTONE_FIELD(bool, canHint) = false;
    NIMSTONE_FIELD(bool, canShowAnswer) = false;
};

struct ShownBoard {
    Q_GADGET
    QML_VALUE_TYPE(shownBoard)

    NIMSTONE_FIELD(QStringList, sizes){};
    /// The sizes as numbers, for drawing.
    NIMSTONE_FIELD(QList<int>, stones){};
    /// A PracticeSession::Mark for each heap.
    NIMSTONE_FIELD(QList<int>, marks){};
    /// The number of stones of each heap that are shown as taken.
    NIMSTONE_FIELD(QList<int>, leaving){};
    NIMSTONE_FIELD(bool, tableShown) = false;
    NIMSTONE_FIELD(bool, sumsShown) = false;
    NIMSTONE_FIELD(bool, onesShown) = false;
    /// A text of 0s and 1s, one for each column of the table: 1 for a column to look at.
    NIMSTONE_FIELD(QString, lookColumns){};
    /// A text of 0s and 1s, one for each column of the table: 1 for a column where a mistake is.
    NIMSTONE_FIELD(QString, faultColumns){};
    /// A text of 0s and 1s, one for each column of the table: 1 for a wrong bit of the answer.
    NIMSTONE_FIELD(QString, wrongBits){};
    /// The answer below the table; empty if there is none.
    NIMSTONE_FIELD(QString, answerShown){};
    /// The bits of the answer below the table; empty if there is none.
    NIMSTONE_FIELD(QString, answerBits){};
    /// The heap whose 0 in the column to look at has a ring; −1 for none.
    NIMSTONE_FIELD(int, hole) = -1;
};

/// Returns the exercise at this step of a refutation, 0 for none. `why` is empty if skills are not mixed.
ShownExercise shownExercise(const ExerciseState& desk, int step, std::optional<practice::Why> why);

/// Returns the board with the stones of these moves shown as taken, above a table of that many columns.
ShownBoard shownBoard(const PracticeBoard& board, const std::vector<Move>& leaving, int columns);

}  // namespace nimstone
