// The part of PracticeSession that uses the record of practice: it sets the levels to start with, and chooses the next
// exercise.
#include "app/viewmodels/practise/practice_session.h"

#include <algorithm>

namespace nimstone {

void PracticeSession::follow(Progress& progress)
{
    m_progressApplied = false;
    connect(&progress, &Progress::changed, this, &PracticeSession::applyProgress);
    progress.load();
}

void PracticeSession::applyProgress()
{
    // A plan has its own levels.
    if (std::exchange(m_progressApplied, true) || !m_plan.empty())
        return;
    // The levels are set only once. The level of an exercise that the person has begun does not change.
    for (ExerciseState& desk : m_exerciseStates) {
        const int level = practice::levelFor(recordTally().of(desk.skill()).known);
        if (desk.isCounted() || desk.number() != 1 || level == desk.level() || desk.draft().isEdited())
            continue;
        desk.begin(level, desk.seed());
    }
    tell();
}

void PracticeSession::setMixed(bool mixed)
{
    if (mixed == m_mixed)
        return;
    m_mixed = mixed;
    if (!mixed)
        return tell();
    m_set.pause();
    planNextExercise();
}

void PracticeSession::reviewMistakes(int count)
{
    m_planner.reviewFirst(count);
    if (!m_mixed)
        return setMixed(true);
    m_set.pause();
    planNextExercise();
}

void PracticeSession::planNextExercise()
{
    const ExercisePlanner::Advice advice = m_planner.next([this](const std::string& name) { return m_set.hidesName(name); });
    m_why = advice.why;
    m_current = static_cast<std::size_t>(advice.code.skill);
    // If the next exercise continues the skill's seed, no exercise repeats. A mistake that is due is asked again
    // exactly as it was.
    if (advice.chosen)
        desk().set(*advice.chosen, true);
    else if (advice.why != practice::Why::DueMistake && desk().level() == advice.code.level && desk().game() == advice.code.game)
        desk().next();
    else
        desk().begin(advice.code.level, advice.code.seed, advice.code.number, advice.code.game);
    showNewExercise();
}

int PracticeSession::dueCount() const
{
    const auto isAsked = [this](const Mistake& mistake) { return !m_set.hidesName(mistake.exercise.toStdString()); };
    const std::vector<Mistake> due = recordTally().due(m_planner.today());
    return static_cast<int>(std::ranges::count_if(due, isAsked));
}

}  // namespace nimstone
