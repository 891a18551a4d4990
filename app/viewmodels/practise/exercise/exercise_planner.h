// Connects exercises with the record of practice: each answer becomes an entry of the record, and the tally of the
// record decides which exercise is asked next.
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
    /// A function that returns the current time in the person's time zone.
    using Clock = std::function<QDateTime()>;

    /// The exercise that is asked next, and the reason for it.
    struct Advice {
        practice::ExerciseCode code;
        practice::Why why = practice::Why::Weak;
        /// An exercise on heaps that a teacher chose; empty for other exercises. It has no code, so `code` gives only
        /// its skill.
        std::optional<practice::Exercise> chosen{};
    };

    /// The results of a skill since the program started. An exercise counts once, by its first answer. The exercise is
    /// right if this answer was right and the last hint had not been shown.
    struct Standing {
        int asked = 0;
        int right = 0;
        int inARow = 0;  ///< the number of right exercises in a row, up to the last exercise

        bool operator==(const Standing&) const = default;
    };

    /// Makes a planner. `seed` is the seed of its random choices.
    explicit ExercisePlanner(Seed seed, Clock clock = [] { return QDateTime::currentDateTime(); });

    /// Sets the record of practice; null if answers are not saved.
    void setProgress(Progress* progress) { m_progress = progress; }
    void setSeed(Seed seed) { m_chance = Chance(seed), m_seed = seed; }

    practice::Day today() const;

    /// Starts to measure the time for the current exercise.
    void laid();

    /// Records the answer that `desk`, the state of the exercise, has just checked. Returns the new entry of the
    /// record, or nothing if the learner chose the heaps. `first` is true for the first answer to this exercise.
    std::optional<AnswerRecord> answered(const ExerciseState& desk, const practice::Answer& answer, bool first);
    /// Records that the answer was shown on request; `first` is true if no answer was given before.
    std::optional<AnswerRecord> shown(const ExerciseState& desk, bool first);

    /// True if an answer to the exercise, given now, would count.
    bool wouldCount(const ExerciseState& desk) const;

    const Standing& standing(practice::Skill skill) const { return m_standings[static_cast<std::size_t>(skill)]; }

    /// Chooses the next exercise, from a mix of weak skills, mistakes of the person, and a few new skills. A mistake is
    /// asked again exactly as it was; any other exercise comes from a random seed. Mistakes for which `isHidden` returns true
    /// are not asked; its argument is the name of the exercise in the record.
    Advice next(const std::function<bool(const std::string&)>& isHidden = [](const std::string&) { return false; });
    /// For the next `count` exercises, next() chooses mistakes that are due, while there are any.
    void reviewFirst(int count) { m_reviews = count; }

private:
    const ProgressTally& tally() const { return m_progress ? m_progress->tally() : m_tally; }
    std::optional<AnswerRecord> keep(const ExerciseState& desk, AnswerRecord record);
    void count(practice::Skill skill, bool right);

    Seed m_seed;
    Chance m_chance;
    Clock m_clock;
    QPointer<Progress> m_progress;
    ProgressTally m_tally;  ///< the tally that is used if answers are not saved
    qint64 m_shownSince = 0;
    std::uint64_t m_asked = 0;
    int m_reviews = 0;
    std::vector<std::string> m_recent;
    std::array<Standing, practice::allSkills.size()> m_standings{};
};

}  // namespace nimstone
