// The exercises of a set as a list: what each asks, what repeats it and, where that is wished, its right answer.
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
        NumberRole = Qt::UserRole + 1,  ///< from 1
        SkillRole,                      ///< its name for people
        LevelRole,                      ///< "Level 2", or that its heaps were chosen
        QuestionRole,                   ///< rich text
        ClaimsRole,                     ///< what the question is about where its words do not say; plain text
        CodeRole,                       ///< what repeats it: `nim-sum 2 4711/17`, or the heaps
        DrawnRole,                      ///< whether it came from a seed
        AnswerRole,                     ///< rich text; empty where answers are not shown
    };

    SetList() : ListModel({"number", "skill", "level", "question", "claims", "code", "drawn", "answer"}) {}

    int count() const override { return static_cast<int>(m_exercises.size()); }
    const practice::SheetExercises& exercises() const { return m_exercises; }
    bool answersShown() const { return m_answersShown; }
    void setAnswersShown(bool shown);

    /// Other exercises; rows that stay as they were are not made anew.
    void show(practice::SheetExercises exercises);
    /// The one at `from` stands at `to` then.
    void move(int from, int to);

Q_SIGNALS:
    void answersShownChanged();

private:
    QVariant field(int row, int role) const override;

    practice::SheetExercises m_exercises;
    bool m_answersShown = false;
};

}  // namespace nimstone
