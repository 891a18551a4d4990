// An exercise being practised: the answer in the making, what the last one was, the hints asked for, and what comes after.
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
        Open,   ///< no answer yet
        Wrong,  ///< the last answer was wrong; another may be tried
        Right,
        Shown,  ///< the answer was shown on request
    };

    ExerciseState(practice::Skill skill, int level, Seed seed);
    /// An exercise of a set, after which no other comes.
    explicit ExerciseState(const practice::SheetExercise& exercise);

    practice::Skill skill() const { return m_session.skill(); }
    int level() const { return m_session.level(); }
    Seed seed() const { return m_seed; }
    /// The game to which its exercises are limited; none where they are not.
    std::optional<practice::OutcomeGame> game() const { return m_session.game(); }
    /// Which exercise of its seed it is, from 1; 0 for chosen heaps.
    int number() const { return m_number; }
    const practice::Exercise& exercise() const { return m_exercise; }
    /// Under what name its answers are kept; empty where they are not, for a person tries heaps of their own.
    std::string recordName() const;

    /// Begins anew, with the exercise of that number of a seed, limited to the game that it has.
    void begin(int level, Seed seed, int number = 1) { begin(level, seed, number, game()); }
    void begin(int level, Seed seed, int number, std::optional<practice::OutcomeGame> game);
    void next();
    /// An exercise on heaps of the person's own, or that a teacher chose: then its answers are kept. It is sound, and of
    /// this skill. `next` goes on where the seed was left.
    void set(practice::Exercise exercise, bool kept = false);

    AnswerInput& draft() { return m_draft; }
    const AnswerInput& draft() const { return m_draft; }

    State state() const { return m_state; }
    /// Whether a first answer was given, or shown.
    bool isCounted() const { return m_counted; }
    bool isOver() const { return m_state == State::Right || m_state == State::Shown; }
    /// What the last answer was, or, where it was shown, what the right one is.
    const std::optional<practice::Result>& result() const { return m_result; }

    /// Checks an answer that can be given: a number, a heap that is there, a move that is legal.
    void answer(const practice::Answer& answer);
    /// Gives a right answer away.
    void showAnswer();

    std::span<const practice::Rung> shown() const { return std::span(m_ladder).first(m_shown); }
    /// How it stands, to be kept; attempts are left to who counts them.
    ExerciseRun::Place kept() const;
    /// As it stood when it was kept.
    void restore(const ExerciseRun::Place& kept);

    bool hasHint() const { return m_shown < practice::rungCount; }
    void hint();

private:
    void lay(practice::Exercise exercise, bool kept);

    Seed m_seed;
    practice::Session m_session;
    int m_passed = 1;  ///< how many exercises of the seed were drawn
    int m_number = 1;
    practice::Exercise m_exercise;
    practice::Ladder m_ladder;
    AnswerInput m_draft;
    AnswerInput m_given;  ///< as it was when the last answer was given
    bool m_kept = true;
    std::size_t m_shown = 0;
    State m_state = State::Open;
    bool m_counted = false;
    std::optional<practice::Result> m_result;
};

}  // namespace nimstone
