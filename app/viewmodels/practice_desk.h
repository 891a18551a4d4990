// One skill being practised: the exercise on the desk, the answer to it, the hints asked for, and how it went so far.
#pragma once

#include <QString>
#include <optional>
#include <span>

#include "core/practice/check.h"
#include "core/practice/hints.h"
#include "core/practice/session.h"

namespace nimstone {

class PracticeDesk {
public:
    enum class State {
        Open,   ///< no answer yet
        Wrong,  ///< the last answer was wrong; another may be tried
        Right,
        Shown,  ///< the answer was shown on request
    };

    /// How it went since the program started. An exercise counts once, by its first answer; it is right where that one
    /// was and the last rung of the ladder had not been shown.
    struct Standing {
        int asked = 0;
        int right = 0;
        int inARow = 0;

        bool operator==(const Standing&) const = default;
    };

    PracticeDesk(practice::Skill skill, int level, Seed seed);

    practice::Skill skill() const { return m_session.skill(); }
    int level() const { return m_session.level(); }
    Seed seed() const { return m_seed; }
    /// Which exercise of its seed it is, from 1; 0 for heaps of the person's own.
    int number() const { return m_number; }
    const practice::Exercise& exercise() const { return m_exercise; }

    /// Begins anew, with the exercise of that number of a seed. The standing stays.
    void begin(int level, Seed seed, int number = 1);
    void next();
    /// An exercise of the person's own; it is sound, and of this skill. `next` goes on where the seed was left.
    void set(practice::Exercise exercise);

    State state() const { return m_state; }
    /// Whether a first answer was given, or shown.
    bool isCounted() const { return m_counted; }
    bool isOver() const { return m_state == State::Right || m_state == State::Shown; }
    const Standing& standing() const { return m_standing; }
    /// What the last answer was, or, where it was shown, what the right one is.
    const std::optional<practice::Result>& result() const { return m_result; }

    /// Checks an answer that can be given: a number, a heap that is there, a move that is legal.
    void answer(const practice::Answer& answer);
    /// Gives a right answer away.
    void showAnswer();

    std::span<const practice::Rung> shown() const { return std::span(m_ladder).first(m_shown); }
    bool hasHint() const { return m_shown < practice::rungCount; }
    void hint();

private:
    void lay(practice::Exercise exercise);
    void count(bool right);

    Seed m_seed;
    practice::Session m_session;
    int m_passed = 1;  ///< how many exercises of the seed were drawn
    int m_number = 1;
    practice::Exercise m_exercise;
    practice::Ladder m_ladder;
    std::size_t m_shown = 0;
    State m_state = State::Open;
    bool m_counted = false;
    std::optional<practice::Result> m_result;
    Standing m_standing;
};

}  // namespace nimstone
