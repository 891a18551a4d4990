// Exercises of one skill and level, one after another, from a seed.
#pragma once

#include <set>

#include "core/practice/exercise.h"
#include "core/random.h"

namespace nimstone::practice {

/// The same skill, level and seed give the same exercises in the same order. Each is sound and worth asking at its level:
/// it tells apart the misconceptions that its skill knows.
class Session {
public:
    /// `level` is brought into 1 … 3.
    Session(Skill skill, int level, Seed seed);

    Skill skill() const { return m_skill; }
    int level() const { return m_level; }

    /// An exercise that nobody would take for one that was asked before, until hardly any new ones are left.
    Exercise next();

private:
    Skill m_skill;
    int m_level;
    Chance m_chance;
    std::set<std::vector<Count>> m_asked;  ///< their likenesses
};

}  // namespace nimstone::practice
