#include "app/viewmodels/practise/exercise/exercise_state.h"

#include <utility>

namespace nimstone {

ExerciseState::ExerciseState(practice::Skill skill, int level, Seed seed)
    : m_seed(seed),
      m_session(skill, level, seed),
      m_exercise(m_session.next()),
      m_ladder(practice::hints(m_exercise)),
      m_draft(m_exercise),
      m_given(m_exercise)
{
}

ExerciseState::ExerciseState(const practice::SheetExercise& exercise)
    : m_seed(exercise.code ? exercise.code->seed : 0),
      m_session(practice::skillOf(exercise.exercise), exercise.code ? exercise.code->level : practice::lowestLevel, m_seed, exercise.code ? exercise.code->game : std::nullopt),
      m_number(exercise.code ? exercise.code->number : 0),
      m_exercise(exercise.exercise),
      m_ladder(practice::hints(m_exercise)),
      m_draft(m_exercise),
      m_given(m_exercise)
{
}

std::string ExerciseState::recordName() const
{
    if (!m_kept)
        return {};
    const practice::ExerciseCode code{skill(), level(), seed(), number(), game()};
    return practice::recordName({m_exercise, number() > 0 ? std::optional(code) : std::nullopt});
}

void ExerciseState::begin(int level, Seed seed, int number, std::optional<practice::OutcomeGame> game)
{
    m_seed = seed;
    m_session = practice::Session(skill(), level, seed, game);
    m_passed = 0;
    while (m_passed + 1 < number) {
        m_session.next();
        ++m_passed;
    }
    next();
}

void ExerciseState::next()
{
    lay(m_session.next(), true);
    m_number = ++m_passed;
}

void ExerciseState::set(practice::Exercise exercise, bool kept)
{
    Q_ASSERT(practice::isSound(exercise) && practice::skillOf(exercise) == skill());
    lay(std::move(exercise), kept);
    m_number = 0;
}

void ExerciseState::lay(practice::Exercise exercise, bool kept)
{
    m_kept = kept;
    m_exercise = std::move(exercise);
    m_draft = AnswerInput(m_exercise);
    m_given = m_draft;
    m_ladder = practice::hints(m_exercise);
    m_shown = 0;
    m_state = State::Open;
    m_counted = false;
    m_result.reset();
}

void ExerciseState::answer(const practice::Answer& answer)
{
    if (isOver())
        return;
    m_result = practice::check(m_exercise, answer);
    m_state = practice::isRight(*m_result) ? State::Right : State::Wrong;
    m_counted = true;
    m_draft.settle();
    m_given = m_draft;
}

void ExerciseState::showAnswer()
{
    if (isOver())
        return;
    const practice::Answer answer = practice::rightAnswers(m_exercise).front();
    m_result = practice::check(m_exercise, answer);
    m_state = State::Shown;
    m_counted = true;
    m_draft.lay(answer);
}

ExerciseRun::Place ExerciseState::kept() const
{
    return {.state = static_cast<ExerciseRun::State>(m_state),
            .hints = static_cast<int>(m_shown),
            .given = m_given.kept(),
            .draft = m_draft.kept()};
}

void ExerciseState::restore(const ExerciseRun::Place& kept)
{
    for (int hint = 0; hint < kept.hints; ++hint)
        this->hint();
    if (kept.state == ExerciseRun::State::Shown)
        return showAnswer();
    m_draft.restore(kept.given);
    // The answer is checked again, because the state in the file may be wrong.
    if (const auto given = kept.state == ExerciseRun::State::Open ? std::nullopt : m_draft.read())
        answer(*given);
    if (isOver() || kept.draft == kept.given)
        return;
    m_draft.restore(kept.draft);
}

void ExerciseState::hint()
{
    if (hasHint() && !isOver())
        ++m_shown;
}

}  // namespace nimstone
