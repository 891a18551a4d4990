// The state of an exercise and the state of its board, as values for QML. Each value is made by one function.
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
    /// The reason for the exercise, such as "Earlier mistake", if skills are mixed; otherwise empty.
    NIMSTONE_FIELD(QString, why){};
    /// The heading of the exercise, such as "Exercise 17" or "Your own heaps".
    NIMSTONE_FIELD(QString, title){};
    /// The seed and the number that repeat the exercise, such as 4711/17; empty if the learner chose the heaps, or if the exercise
    /// is locked. The title of a locked exercise is empty too.
    NIMSTONE_FIELD(QString, seed){};
    NIMSTONE_FIELD(QString, question){};
    /// The heaps in the notation.
    NIMSTONE_FIELD(QString, position){};
    /// True if the exercise is about Nim heaps; other exercises have a picture.
    NIMSTONE_FIELD(bool, onHeaps) = false;
    /// The lesson that teaches the idea, for Shell.linkWanted(), and its title.
    NIMSTONE_FIELD(QString, lesson){};
    NIMSTONE_FIELD(QString, lessonTitle){};
    NIMSTONE_FIELD(QStringList, bitWeights){};
    /// True if the number cannot be typed, because the question gives the number and the person sets its bits.
    NIMSTONE_FIELD(bool, byBitsAlone) = false;
    /// The choices as rich text: texts, weights of columns, or numbers.
    NIMSTONE_FIELD(QStringList, offered){};
    /// The verdict on the answer, such as "Right", "Not yet" or "The answer".
    NIMSTONE_FIELD(QString, verdict){};
    /// The reason for the verdict, as rich text.
    NIMSTONE_FIELD(QString, reason){};
    NIMSTONE_FIELD(bool, canRefute) = false;
    /// The titles of all hints that can be requested.
    NIMSTONE_FIELD(QStringList, rungTitles){};
    /// The sentences of the hints that were requested so far.
    NIMSTONE_FIELD(QStringList, rungs){};
    NIMSTONE_FIELD(bool, canHint) = false;
    NIMSTONE_FIELD(bool, canShowAnswer) = false;
    /// True if no more answers can be given.
    NIMSTONE_FIELD(bool, over) = false;
};

struct ShownBoard {
    Q_GADGET
    QML_VALUE_TYPE(shownBoard)

    NIMSTONE_FIELD(QStringList, sizes){};
    /// The sizes of the heaps as numbers, for drawing.
    NIMSTONE_FIELD(QList<int>, stones){};
    /// The marks of the heaps, one PracticeSession::Mark for each heap.
    NIMSTONE_FIELD(QList<int>, marks){};
    /// The number of stones in each heap that are shown as taken.
    NIMSTONE_FIELD(QList<int>, leaving){};
    NIMSTONE_FIELD(bool, tableShown) = false;
    NIMSTONE_FIELD(bool, sumsShown) = false;
    NIMSTONE_FIELD(bool, onesShown) = false;
    /// A mask of the columns to look at: a text with 0 or 1 for each column of the table, 1 for a highlighted column.
    NIMSTONE_FIELD(QString, lookColumns){};
    /// A mask of the columns with a mistake: a text with 0 or 1 for each column of the table, 1 for a mistake.
    NIMSTONE_FIELD(QString, faultColumns){};
    /// A mask of the wrong bits of the answer: a text with 0 or 1 for each column of the table, 1 for a wrong bit.
    NIMSTONE_FIELD(QString, wrongBits){};
    /// The answer that is shown below the table; empty if no answer is shown.
    NIMSTONE_FIELD(QString, answerShown){};
    /// The bits of the answer that is shown below the table; empty if no answer is shown.
    NIMSTONE_FIELD(QString, answerBits){};
    /// The heap whose 0 in the highlighted column is marked with a ring; −1 if there is no ring.
    NIMSTONE_FIELD(int, hole) = -1;
};

/// Returns the exercise at the step `step` of a refutation; `step` is 0 if no refutation is shown. `why` is empty if
/// skills are not mixed. If the exercise is locked, nothing in the result reveals the right answer or the code of the exercise.
ShownExercise shownExercise(const ExerciseState& desk, int step, std::optional<practice::Why> why, bool locked);

/// Returns the board with a table of `columns` columns. The board shows the stones of the moves in `leaving` as taken.
ShownBoard shownBoard(const PracticeBoard& board, const std::vector<Move>& leaving, int columns);

}  // namespace nimstone
