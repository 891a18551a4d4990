// Exercises of one skill and level, one after another, from a seed. Those on who wins can be limited to one game.
#pragma once

#include <set>

#include "core/practice/exercise.h"
#include "core/random.h"

namespace nimstone::practice {

/// The same skill, level, seed and game give the same exercises in the same order. Each is sound and worth asking at its level:
/// it tells apart the misconceptions that its skill knows.
class Session {
public:
    /// `level` is brought into 1 … 3. `game` limits Skill::Outcome to that game; other skills ignore it.
    Session(Skill skill, int level, Seed seed, std::optional<OutcomeGame> game = std::nullopt);

    Skill skill() const { return m_skill; }
    int level() const { return m_level; }
    /// None where exercises are not limited to a game.
    std::optional<OutcomeGame> game() const { return m_game; }

    /// An exercise that nobody would take for one that was asked before, until hardly any new ones are left.
    Exercise next();

private:
    Skill m_skill;
    int m_level;
    std::optional<OutcomeGame> m_game;
    Chance m_chance;
    std::set<std::vector<Count>> m_asked;  ///< their likenesses
};

}  // namespace nimstone::practice
