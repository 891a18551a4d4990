// Chooses what to ask next: mostly weak skills, in between due mistakes, a few new skills, and now and then a mastered
// skill.
//
// Skills are given by their names in files, for example `nim-sum`, so that a renamed skill or one of a later version
// causes no error.
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

/// The kinds of ten exercises in a row, in random order. If nothing of a kind can be asked, the first of Weak,
/// DueMistake, New and Review that can be asked replaces it.
inline constexpr std::array proportion{Why::Weak,       Why::Weak,       Why::Weak,       Why::Weak, Why::Weak,
                                       Why::DueMistake, Why::DueMistake, Why::DueMistake, Why::New,  Why::Review};
static_assert(proportion.size() == 10);

/// A skill is asked at most this often in a row if another one can be asked.
inline constexpr int mostInARow = 3;

/// While this many skills are weak, no new skill is started unless nothing else is left.
inline constexpr int mostWeak = 3;

/// The estimates from which exercises are of level 2 and of level 3.
inline constexpr std::array<double, 2> levelSteps{0.5, 0.85};
int levelFor(double known);

/// The state of a skill in the record of practice.
struct Standing {
    std::string skill;
    double known = tracing.initial;
    int asked = 0;
    Day lastDay = 0;  ///< the day on which it was last asked

    bool operator==(const Standing&) const = default;
};

/// A due exercise from the queue of mistakes.
struct DueExercise {
    std::string skill;
    std::string exercise;

    bool operator==(const DueExercise&) const = default;
};

/// The skills and mistakes to choose from, and what was asked recently.
struct PlanChoices {
    std::vector<Standing> skills;     ///< the skills in the order in which a person should learn them, without repetition
    std::vector<DueExercise> due;     ///< the due exercises in the order of the queue; exercises of skills that are not in `skills` are skipped
    std::vector<std::string> recent;  ///< the skills asked last, the latest at the end; the last `mostInARow` are enough
};

struct Next {
    std::string skill;
    int level = 1;
    Why why = Why::Weak;
    std::string exercise;  ///< the due exercise if `why` is DueMistake, otherwise empty

    bool operator==(const Next&) const = default;
};

/// Chooses the exercise after `asked` others. The same choices, seed and number give the same result. Nullopt if there is
/// nothing to ask.
std::optional<Next> chooseNext(const PlanChoices& choices, Seed seed, std::uint64_t asked);

}  // namespace nimstone::practice
