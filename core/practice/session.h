// Exercises of one skill and level, one after another, from a seed.
#pragma once

#include <set>

#include "core/practice/exercise.h"
#include "core/random.h"

namespace nimstone::practice {

inline constexpr int lowestLevel = 1;
inline constexpr int highestLevel = 3;

/// The same skill, level and seed give the same exercises in the same order.
///
///   level   heaps     of at most   harder in that
///   1       2 or 3    15
///   2       3 or 4    31           the eligible heap is not found in the highest column of the table
///   3       4 or 5    127          nor is it the largest heap; how many to take is not decided in that column either
///
/// No two heaps are equal. Every exercise tells the misconceptions apart that `check` knows for all positions: adding
/// with carries, OR, answering what is left, taking the nim-sum or taking everything would be wrong.
class Session {
public:
    /// `level` is brought into 1 … 3.
    Session(Skill skill, int level, Seed seed);

    Skill skill() const { return m_skill; }
    int level() const { return m_level; }

    /// An exercise whose heaps, in whatever order, were not asked before, until hardly any new ones are left.
    Exercise next();

private:
    Exercise draw();

    Skill m_skill;
    int m_level;
    Chance m_chance;
    std::set<std::vector<Count>> m_asked;  ///< heaps in ascending order
};

}  // namespace nimstone::practice
