// The part of PracticeSession that edits and checks an answer, and chooses the next exercise.
#include "app/viewmodels/practise/practice_session.h"

#include <utility>

namespace nimstone {

// --- editing the answer ---

void PracticeSession::edit(const std::function<bool(AnswerInput&)>& change)
{
    if (desk().isOver() || !change(desk().draft()))
        return;
    const bool stepped = std::exchange(m_step, 0) > 0;
    if (stepped)
        wordExercise();
    showBoard();
    Q_EMIT answerChanged();
    if (stepped)
        Q_EMIT changed();
}

void PracticeSession::press(int index)
{
    if (index >= 0 && index < m_picture.pressCount())
        edit([value = m_picture.valueOf(index)](AnswerInput& draft) { return draft.press(value); });
}

void PracticeSession::check()
{
    if (desk().isOver())
        return;
    const auto given = desk().draft().read();
    if (!given) {
        Q_EMIT answerChanged();
        return;
    }
    const bool first = !desk().isCounted();
    desk().answer(*given);
    judged(m_planner.answered(desk(), *given, first), first);
}

void PracticeSession::judged(const std::optional<AnswerRecord>& record, bool first)
{
    m_step = 0;
    m_planDone += desk().isOver() ? 1 : 0;
    if (m_set.desk() && record)
        m_set.note(*record, first);
    tell();
}

// --- the next exercise ---

void PracticeSession::startSet(practice::ExerciseSet set, const QString& name, const QString& number)
{
    m_set.start(practice::SetVariants(std::move(set)), name, number);
}

void PracticeSession::showAnswered(const practice::Exercise& exercise, const std::optional<practice::Answer>& answer)
{
    pauseSetAtItsSkill();
    m_current = static_cast<std::size_t>(practice::skillOf(exercise));
    desk().set(exercise);
    if (answer) {
        desk().draft().lay(*answer);
        desk().answer(*answer);
    }
    showNewExercise();
}

void PracticeSession::setPlan(const learn::ExercisesBlock& plan)
{
    m_plan.clear();
    for (const learn::ExercisesRound& round : plan.rounds)
        m_plan.insert(m_plan.end(), static_cast<std::size_t>(round.count), round);
    m_planDone = 0;
    showPlannedExercise();
}

void PracticeSession::showPlannedExercise()
{
    const auto& [skill, level, count, game] = m_plan[static_cast<std::size_t>(std::min(m_planDone, planCount() - 1))];
    m_mixed = !skill;
    if (m_mixed)
        return planNextExercise();
    m_current = static_cast<std::size_t>(*skill);
    if (m_planDone > 0 && desk().level() == level && desk().game() == game)
        desk().next();
    else
        desk().begin(level, desk().seed(), 1, game);
    showNewExercise();
}

void PracticeSession::next()
{
    if (m_set.running()) {
        if (!m_set.shown().finished)
            m_set.next();
        return;
    }
    if (!m_plan.empty())
        return showPlannedExercise();
    if (m_mixed) {
        planNextExercise();
        return;
    }
    desk().next();
    showNewExercise();
}

void PracticeSession::proceed()
{
    if (desk().isOver() || (m_set.running() && !m_set.desk()))
        next();
    else if (!m_set.shown().finished)
        check();
}

}  // namespace nimstone
