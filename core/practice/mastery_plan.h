// Chooses the next exercise: mostly an exercise of a weak skill, less often a due mistake, and sometimes a new skill or a
// mastered skill.
//
// Skills are given by their names in files, for example `nim-sum`. So a skill that was renamed, or that only a later version
// has, causes no error.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/practice/what_counts.h"
#include "core/random.h"

namespace nimstone::practice {

enum class Why {
    Weak,        ///< a skill that was asked before and is not mastered
    DueMistake,  ///< an exercise from the queue of mistakes
    New,         ///< a skill that was never asked
    Review,      ///< a skill that is mastered
};

/// The kinds of ten consecutive exercises. The planner shuffles a copy of this list. If no exercise of a kind can be asked, the
/// first of Weak, DueMistake, New and Review that can be asked replaces it.
inline constexpr std::array proportion{Why::Weak,       Why::Weak,       Why::Weak,       Why::Weak, Why::Weak,
                                       Why::DueMistake, Why::DueMistake, Why::DueMistake, Why::New,  Why::Review};
static_assert(proportion.size() == 10);

/// The largest number of consecutive exercises of one skill, if an exercise of another skill can be asked.
inline constexpr int mostInARow = 3;

/// The largest number of weak skills. While there are this many, no new skill is started unless nothing else can be asked.
inline constexpr int mostWeak = 3;

/// The smallest estimates for exercises of level 2 and of level 3. levelFor() returns the level for an estimate.
inline constexpr std::array<double, 2> levelSteps{0.5, 0.85};
int levelFor(double known);

/// The state of a skill in the record of practice.
struct Standing {
    std::string skill;
    double known = tracing.initial;
    int asked = 0;
    Day lastDay = 0;  ///< the day on which an exercise of the skill was last asked

    bool operator==(const Standing&) const = default;
};

/// A due exercise from the queue of mistakes.
struct DueExercise {
    std::string skill;
    std::string exercise;

    bool operator==(const DueExercise&) const = default;
};

/// The skills and mistakes to choose from, and the skills that were asked recently.
struct PlanChoices {
    std::vector<Standing> skills;     ///< the skills in the order in which a person should learn them, without repetition
    std::vector<DueExercise> due;     ///< due exercises in queue order; those whose skill is not in `skills` are skipped
    std::vector<std::string> recent;  ///< the skills asked last, the latest at the end; only the last `mostInARow` matter
};

struct Next {
    std::string skill;
    int level = 1;
    Why why = Why::Weak;
    std::string exercise;  ///< the due exercise if `why` is DueMistake, otherwise empty

    bool operator==(const Next&) const = default;
};

/// Chooses the exercise that is asked after `asked` other exercises. Equal arguments give equal results. Returns nullopt if
/// there is nothing to ask.
std::optional<Next> chooseNext(const PlanChoices& choices, Seed seed, std::uint64_t asked);

}  // namespace nimstone::practice
