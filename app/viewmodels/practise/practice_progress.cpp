// The part of PracticeSession that uses the record of practice: the levels to start with, and the choice of the next
// exercise.
#include "app/viewmodels/practise/practice_session.h"

namespace nimstone {

void PracticeSession::follow(Progress& progress)
{
    m_takenUp = false;
    connect(&progress, &Progress::changed, this, &PracticeSession::takeUpProgress);
    progress.load();
}

void PracticeSession::takeUpProgress()
{
    if (std::exchange(m_takenUp, true))
        return;
    // The levels are set only once, and never for an exercise that was begun.
    for (ExerciseState& desk : m_desks) {
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
    layWhatIsAdvised();
}

void PracticeSession::layWhatIsAdvised()
{
    const ExercisePlanner::Advice advice = m_coach.next();
    m_why = advice.why;
    m_current = static_cast<std::size_t>(advice.code.skill);
    // Continuing the skill's seed never repeats an exercise; a due mistake is asked again exactly as it was.
    if (advice.chosen)
        desk().set(*advice.chosen, true);
    else if (advice.why != practice::Why::DueMistake && desk().level() == advice.code.level && desk().game() == advice.code.game)
        desk().next();
    else
        desk().begin(advice.code.level, advice.code.seed, advice.code.number, advice.code.game);
    exerciseLaid();
}

int PracticeSession::dueCount() const
{
    return static_cast<int>(recordTally().due(m_coach.today()).size());
}

}  // namespace nimstone
