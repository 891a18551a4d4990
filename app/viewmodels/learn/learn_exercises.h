// The block `exercises`: some exercises of a skill. Answers count in the record of practice, as on the Practise page.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <algorithm>
#include <vector>

#include "app/viewmodels/learn/learn_block.h"
#include "app/viewmodels/practise/practice_session.h"

namespace nimstone {

class LearnExercises : public nimstone::LearnBlock {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::PracticeSession* practice READ practice CONSTANT FINAL)
    /// The number of planned exercises. After them, more exercises follow.
    Q_PROPERTY(int count READ count NOTIFY doneChanged FINAL)
    /// The number of planned exercises that are answered.
    Q_PROPERTY(int done READ done NOTIFY doneChanged FINAL)

public:
    explicit LearnExercises(QObject* parent = nullptr);

    PracticeSession* practice() { return &m_practice; }
    int count() const { return static_cast<int>(m_planned.size()); }
    int done() const { return std::min(m_done, count()); }

Q_SIGNALS:
    void doneChanged();

private:
    void show(bool again) override;
    void follow();
    void keepToPlan();

    PracticeSession m_practice;
    std::vector<learn::ExercisesRound> m_planned;  ///< for each planned exercise, its round of the block
    int m_done = 0;        ///< the number of answered exercises; it may be larger than planned
    bool m_isOver = false; ///< true if the exercise that is shown is answered
    bool m_keeping = false;
};

}  // namespace nimstone
