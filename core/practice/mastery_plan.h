// What is asked next: mostly what is known least, with own mistakes between, a little that is new, and what is known well
// once in a while.
//
// Skills are named as in files, `nim-sum`, so that one that was renamed or is yet to come does no harm.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/practice/what_counts.h"
#include "core/random.h"

namespace nimstone::practice {

enum class Why {
    Weak,        ///< was asked before, and is not mastered
    DueMistake,  ///< an exercise of the queue
    New,         ///< was never asked
    Review,      ///< is mastered
};

/// So many of ten, in an order by chance. Where there is nothing of a kind, the first of Weak, DueMistake, New, Review that
/// there is takes its place.
inline constexpr std::array proportion{Why::Weak,       Why::Weak,       Why::Weak,       Why::Weak, Why::Weak,
                                       Why::DueMistake, Why::DueMistake, Why::DueMistake, Why::New,  Why::Review};
static_assert(proportion.size() == 10);

/// One skill is not asked more often in a row while there is another to ask.
inline constexpr int mostInARow = 3;

/// No new skill is begun while so many are weak, unless nothing else is left.
inline constexpr int mostWeak = 3;

/// From each of these estimates on the exercises are a level higher: levels 1 to 3.
inline constexpr std::array<double, 2> levelSteps{0.5, 0.85};
int levelFor(double known);

/// What is known of a skill.
struct Standing {
    std::string skill;
    double known = tracing.initial;
    int asked = 0;
    Day lastDay = 0;  ///< on which it was asked last

    bool operator==(const Standing&) const = default;
};

/// An exercise of the queue that is due.
struct DueExercise {
    std::string skill;
    std::string exercise;

    bool operator==(const DueExercise&) const = default;
};

/// What there is to choose from.
struct PlanChoices {
    std::vector<Standing> skills;     ///< in the order in which they are to be learned, no skill twice
    std::vector<DueExercise> due;     ///< in the order of the queue; those of other skills are passed over
    std::vector<std::string> recent;  ///< the skills asked last, the latest at the end; the last `mostInARow` are enough
};

struct Next {
    std::string skill;
    int level = 1;
    Why why = Why::Weak;
    std::string exercise;  ///< of a DueMistake; else empty

    bool operator==(const Next&) const = default;
};

/// The exercise after `asked` others. The same choices, seed and number give the same; none where there are no skills.
std::optional<Next> whatNext(const PlanChoices& choices, Seed seed, std::uint64_t asked);

}  // namespace nimstone::practice
