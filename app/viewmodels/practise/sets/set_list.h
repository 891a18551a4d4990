// The entries of a set as a list model. The row of an exercise has the question, the code that repeats the exercise, and, if
// `answersShown` is true, the right answers. The row of a task has its title, and the row of a text the text.
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
        NumberRole = Qt::UserRole + 1,  ///< the number of the exercise or task, from 1; 0 for a text
        SkillRole,                      ///< the name of the skill in words, or the kind of the entry
        LevelRole,                      ///< "Level 2", or a text that says that a person chose the heaps; empty if no exercise
        QuestionRole,                   ///< the question as rich text, or the title of the task
        /// The claims of the argument that the question is about, or the text of a text, as plain text; otherwise empty.
        ClaimsRole,
        CodeRole,                       ///< the code that repeats the exercise: `nim-sum 2 4711/17`, or the heaps; the position of a proof
        DrawnRole,                      ///< true if the exercise was drawn from a seed
        AnswerRole,                     ///< the right answers as rich text; empty if `answersShown` is false
    };

    SetList() : ListModel({"number", "skill", "level", "question", "claims", "code", "drawn", "answer"}) {}

    int count() const override { return static_cast<int>(m_entries.size()); }
    const practice::SetEntries& entries() const { return m_entries; }
    /// Returns the number of the exercise or task in a row, from 1; 0 for a text.
    int numberOf(int row) const;
    bool answersShown() const { return m_answersShown; }
    void setAnswersShown(bool shown);

    /// Shows other entries. Equal entries at the beginning and at the end of both lists keep their rows.
    void show(practice::SetEntries entries);
    /// Moves the entry in row `from` to row `to`.
    void move(int from, int to);

Q_SIGNALS:
    void answersShownChanged();

private:
    QVariant field(int row, int role) const override;

    practice::SetEntries m_entries;
    bool m_answersShown = false;
};

}  // namespace nimstone
