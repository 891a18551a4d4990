// What stands between an exercise and the record of practice: each answer becomes a record, and what is known decides
// what is asked next.
#pragma once

#include <QPointer>
#include <functional>
#include <optional>

#include "app/storage/progress.h"
#include "app/viewmodels/practice_desk.h"
#include "core/practice/exercise_code.h"

namespace nimstone {

/// Of seeds by chance: six digits at most, to be read aloud or written on a blackboard.
inline constexpr Seed largestSeed = 999'999;

class PracticeCoach {
public:
    /// The time now, in the person's own zone.
    using Clock = std::function<QDateTime()>;

    /// What to ask next, and why.
    struct Advice {
        practice::ExerciseCode code;
        practice::Why why = practice::Why::Weak;
    };

    /// `seed` decides what is left to chance.
    explicit PracticeCoach(Seed seed, Clock clock = [] { return QDateTime::currentDateTime(); });

    /// None where nothing is kept.
    void setProgress(Progress* progress) { m_progress = progress; }
    void setSeed(Seed seed) { m_chance = Chance(seed), m_seed = seed; }

    practice::Day today() const;

    /// The exercise on the desk is looked at from now on.
    void laid();

    /// Keeps the answer that the desk has just judged; nothing of an exercise that has no code. `first` says whether it
    /// was the first to this exercise.
    void answered(const PracticeDesk& desk, const practice::Answer& answer, bool first);
    /// The answer was shown on request, before the person gave one.
    void shown(const PracticeDesk& desk, bool first);

    /// Mixed from what is weak, one's own mistakes, a little that is new. A mistake comes as the very exercise, all else
    /// from a seed by chance.
    Advice next();

private:
    void keep(const PracticeDesk& desk, AnswerRecord record);

    Seed m_seed;
    Chance m_chance;
    Clock m_clock;
    QPointer<Progress> m_progress;
    qint64 m_laid = 0;
    std::uint64_t m_asked = 0;
    std::vector<std::string> m_recent;
};

/// What a person answered, in a line: `13`, the number of a heap or choice from 1, `1 + 5 + 13`, `1-4 3-2`.
QString answerText(const practice::Exercise& exercise, const practice::Answer& answer);

}  // namespace nimstone
