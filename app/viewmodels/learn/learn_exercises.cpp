#include "app/viewmodels/learn/learn_exercises.h"

namespace nimstone {

LearnExercises::LearnExercises(QObject* parent) : LearnBlock(parent)
{
    connect(&m_practice, &PracticeSession::changed, this, &LearnExercises::follow);
}

void LearnExercises::show(bool again)
{
    const auto* const exercises = block<learn::ExercisesBlock>();
    if (again || !exercises)
        return;
    m_planned.clear();
    for (const auto& round : exercises->rounds)
        m_planned.insert(m_planned.end(), static_cast<std::size_t>(round.count), round);
    m_done = 0;
    m_practice.setProgress(session()->progress());
    keepToPlan();
    Q_EMIT doneChanged();
}

/// Limits the session to the planned skill, level, and game before each exercise: reading the record may have changed the level.
void LearnExercises::keepToPlan()
{
    const auto& [skill, level, count, game] = m_planned[static_cast<std::size_t>(std::min(m_done, this->count() - 1))];
    m_keeping = true;
    m_practice.setMixed(!skill);
    if (skill) {
        m_practice.setSkill(QString::fromUtf8(practice::name(*skill)));
        m_practice.setLevel(level);
        m_practice.setGame(game ? QString::fromUtf8(practice::name(*game)) : QString());
    }
    m_keeping = false;
}

/// Called when the session changes: counts an exercise that was just answered, or limits a new exercise to the plan.
void LearnExercises::follow()
{
    if (m_keeping || m_planned.empty())
        return;
    const bool wasOver = m_isOver;
    m_isOver = m_practice.state() == PracticeSession::Right || m_practice.state() == PracticeSession::Shown;
    if (!m_isOver)
        return keepToPlan();
    m_done += wasOver ? 0 : 1;
    Q_EMIT doneChanged();
}

}  // namespace nimstone
