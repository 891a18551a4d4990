#include "app/viewmodels/practice_desk.h"

#include <utility>

namespace nimstone {

PracticeDesk::PracticeDesk(practice::Skill skill, int level, Seed seed)
    : m_seed(seed), m_session(skill, level, seed), m_exercise(m_session.next()), m_ladder(practice::hints(m_exercise))
{
}

void PracticeDesk::begin(int level, Seed seed, int number)
{
    m_seed = seed;
    m_session = practice::Session(skill(), level, seed);
    m_passed = 0;
    while (m_passed + 1 < number) {
        m_session.next();
        ++m_passed;
    }
    next();
}

void PracticeDesk::next()
{
    lay(m_session.next());
    m_number = ++m_passed;
}

void PracticeDesk::set(practice::Exercise exercise)
{
    Q_ASSERT(practice::isSound(exercise) && practice::skillOf(exercise) == skill());
    lay(std::move(exercise));
    m_number = 0;
}

void PracticeDesk::lay(practice::Exercise exercise)
{
    m_exercise = std::move(exercise);
    m_ladder = practice::hints(m_exercise);
    m_shown = 0;
    m_state = State::Open;
    m_counted = false;
    m_result.reset();
}

void PracticeDesk::count(bool right)
{
    if (std::exchange(m_counted, true))
        return;
    ++m_standing.asked;
    m_standing.right += right ? 1 : 0;
    m_standing.inARow = right ? m_standing.inARow + 1 : 0;
}

void PracticeDesk::answer(const practice::Answer& answer)
{
    if (isOver())
        return;
    m_result = practice::check(m_exercise, answer);
    const bool right = practice::isRight(*m_result);
    m_state = right ? State::Right : State::Wrong;
    count(right && hasHint());
}

void PracticeDesk::showAnswer()
{
    if (isOver())
        return;
    m_result = practice::check(m_exercise, practice::rightAnswers(m_exercise).front());
    m_state = State::Shown;
    count(false);
}

void PracticeDesk::hint()
{
    if (hasHint() && !isOver())
        ++m_shown;
}

}  // namespace nimstone
