// The state of one exercise: the answer that is being edited, the result of the last answer, the hints shown, and the
// next exercises that its seed gives.
#pragma once

#include <optional>
#include <span>

#include "app/viewmodels/practise/exercise/answer_input.h"
#include "core/practice/exercise.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

class ExerciseState {
public:
    enum class State {
        Open,   ///< no answer was given yet
        Wrong,  ///< the last answer was wrong; the person may try another answer
        Right,
        Shown,  ///< the answer was shown on request
    };

    ExerciseState(practice::Skill skill, int level, Seed seed);
    /// Makes the state of one exercise of an exercise set. Callers must not call `next` on this state.
    explicit ExerciseState(const practice::SheetExercise& exercise);

    practice::Skill skill() const { return m_session.skill(); }
    int level() const { return m_session.level(); }
    Seed seed() const { return m_seed; }
    /// The game to which the exercises are limited; empty if they are not limited to a game.
    std::optional<practice::OutcomeGame> game() const { return m_session.game(); }
    /// The number of the exercise among the exercises that its seed gives, counted from 1; 0 if a person chose the
    /// heaps.
    int number() const { return m_number; }
    const practice::Exercise& exercise() const { return m_exercise; }
    /// Returns the name under which answers are recorded. Empty if the learner chose the heaps, because answers are
    /// then not recorded.
    std::string recordName() const;

    /// Starts again with exercise `number` of `seed`, counted from 1. If the exercises are limited to a game, they stay
    /// limited to it.
    void begin(int level, Seed seed, int number = 1) { begin(level, seed, number, game()); }
    void begin(int level, Seed seed, int number, std::optional<practice::OutcomeGame> game);
    void next();
    /// Shows an exercise on heaps that a person chose. If `kept` is true, a teacher chose the heaps and answers are
    /// recorded; otherwise the learner chose them and answers are not recorded. The exercise must be sound and of this
    /// skill. After this exercise, `next` continues the exercises of the seed where they stopped.
    void set(practice::Exercise exercise, bool kept = false);

    AnswerInput& draft() { return m_draft; }
    const AnswerInput& draft() const { return m_draft; }

    State state() const { return m_state; }
    /// True if the first answer was given, or the answer was shown on request.
    bool isCounted() const { return m_counted; }
    bool isOver() const { return m_state == State::Right || m_state == State::Shown || m_closed; }
    /// Ends the exercise of a set, because its pupil may not give another answer.
    void close() { m_closed = true; }
    /// True if the exercise ended without a right answer.
    bool isClosed() const { return m_closed && m_state != State::Right && m_state != State::Shown; }
    /// The result of the last answer. If the answer was shown on request, the result of a right answer.
    const std::optional<practice::Result>& result() const { return m_result; }

    /// Checks an answer. The answer has to be possible: a number, an existing heap, or a legal move.
    void answer(const practice::Answer& answer);
    /// Ends the exercise and shows a right answer.
    void showAnswer();

    std::span<const practice::Rung> shown() const { return std::span(m_ladder).first(m_shown); }
    /// Returns the state in the format in which it is saved. The caller adds the attempts.
    ExerciseRun::Place kept() const;
    /// Restores a state that kept() has returned.
    void restore(const ExerciseRun::Place& kept);

    /// The largest number of hints; at first all hints of the ladder.
    std::size_t mostHints() const { return m_mostHints; }
    void setMostHints(std::size_t most) { m_mostHints = most; }
    bool hasHint() const { return m_shown < m_mostHints; }
    void hint();

private:
    void lay(practice::Exercise exercise, bool kept);

    Seed m_seed;
    practice::Session m_session;
    int m_passed = 1;  ///< the number of exercises that were drawn from the seed so far
    int m_number = 1;
    practice::Exercise m_exercise;
    practice::Ladder m_ladder;
    AnswerInput m_draft;
    AnswerInput m_given;  ///< the input at the time when the last answer was given
    bool m_kept = true;
    std::size_t m_shown = 0;
    std::size_t m_mostHints = practice::rungCount;
    bool m_closed = false;
    State m_state = State::Open;
    bool m_counted = false;
    std::optional<practice::Result> m_result;
};

}  // namespace nimstone
