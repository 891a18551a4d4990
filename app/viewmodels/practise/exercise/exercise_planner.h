// What stands between an exercise and the record of practice: each answer becomes a record, and what is known decides
// what is asked next.
#pragma once

#include <QPointer>
#include <array>
#include <functional>
#include <optional>

#include "app/storage/record/progress.h"
#include "app/viewmodels/practise/exercise/exercise_state.h"

namespace nimstone {

class ExercisePlanner {
public:
    /// The time now, in the person's own zone.
    using Clock = std::function<QDateTime()>;

    /// What to ask next, and why.
    struct Advice {
        practice::ExerciseCode code;
        practice::Why why = practice::Why::Weak;
        /// On heaps that a teacher chose, where the exercise has no code; of the skill in `code`.
        std::optional<practice::Exercise> chosen{};
    };

    /// How a skill went since the program started. An exercise counts once, by its first answer; it is right where that
    /// one was and the last rung of the ladder had not been shown.
    struct Standing {
        int asked = 0;
        int right = 0;
        int inARow = 0;

        bool operator==(const Standing&) const = default;
    };

    /// `seed` decides what is left to chance.
    explicit ExercisePlanner(Seed seed, Clock clock = [] { return QDateTime::currentDateTime(); });

    /// None where nothing is kept.
    void setProgress(Progress* progress) { m_progress = progress; }
    void setSeed(Seed seed) { m_chance = Chance(seed), m_seed = seed; }

    practice::Day today() const;

    /// The exercise on the desk is looked at from now on.
    void laid();

    /// Keeps the answer that the desk has just judged, and returns what is kept: nothing of heaps of the person's own.
    /// `first` says whether it was the first to this exercise.
    std::optional<AnswerRecord> answered(const ExerciseState& desk, const practice::Answer& answer, bool first);
    /// The answer was shown on request, before the person gave one.
    std::optional<AnswerRecord> shown(const ExerciseState& desk, bool first);

    /// Whether an answer to the exercise on the desk would count now.
    bool wouldCount(const ExerciseState& desk) const;

    const Standing& standing(practice::Skill skill) const { return m_standings[static_cast<std::size_t>(skill)]; }

    /// Mixed from what is weak, one's own mistakes, a little that is new. A mistake comes as the very exercise, all else
    /// from a seed by chance.
    Advice next();

private:
    const ProgressTally& tally() const { return m_progress ? m_progress->tally() : m_tally; }
    std::optional<AnswerRecord> keep(const ExerciseState& desk, AnswerRecord record);
    void count(practice::Skill skill, bool right);

    Seed m_seed;
    Chance m_chance;
    Clock m_clock;
    QPointer<Progress> m_progress;
    ProgressTally m_tally;  ///< where nothing is kept
    qint64 m_laid = 0;
    std::uint64_t m_asked = 0;
    std::vector<std::string> m_recent;
    std::array<Standing, practice::allSkills.size()> m_standings{};
};

/// What a person answered, in a line: `13`, the number of a heap or choice from 1, `1 + 5 + 13`, `1-4 3-2`.
QString answerText(const practice::Exercise& exercise, const practice::Answer& answer);

}  // namespace nimstone
