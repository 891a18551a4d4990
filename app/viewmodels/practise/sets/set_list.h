// The exercises of a set as a list model. Each row has the question, the code that repeats the exercise, and, if
// `answersShown` is true, the right answers.
#pragma once

#include "app/viewmodels/shell/list_model.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

class SetList : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor of a set owns its list")

    Q_PROPERTY(bool answersShown READ answersShown WRITE setAnswersShown NOTIFY answersShownChanged FINAL)

public:
    enum Role {
        NumberRole = Qt::UserRole + 1,  ///< the number of the exercise, from 1
        SkillRole,                      ///< the name of the skill in words
        LevelRole,                      ///< "Level 2", or a text that says that a person chose the heaps
        QuestionRole,                   ///< the question as rich text
        /// The claims of the argument that the question is about, as plain text; empty if there is no argument.
        ClaimsRole,
        CodeRole,                       ///< the code that repeats the exercise: `nim-sum 2 4711/17`, or the heaps
        DrawnRole,                      ///< true if the exercise was drawn from a seed
        AnswerRole,                     ///< the right answers as rich text; empty if `answersShown` is false
    };

    SetList() : ListModel({"number", "skill", "level", "question", "claims", "code", "drawn", "answer"}) {}

    int count() const override { return static_cast<int>(m_exercises.size()); }
    const practice::SheetExercises& exercises() const { return m_exercises; }
    bool answersShown() const { return m_answersShown; }
    void setAnswersShown(bool shown);

    /// Shows other exercises. Equal exercises at the beginning and at the end of both lists keep their rows.
    void show(practice::SheetExercises exercises);
    /// Moves the exercise in row `from` to row `to`.
    void move(int from, int to);

Q_SIGNALS:
    void answersShownChanged();

private:
    QVariant field(int row, int role) const override;

    practice::SheetExercises m_exercises;
    bool m_answersShown = false;
};

}  // namespace nimstone
