// A session: exercises of one skill and level, drawn one after another from a seed. Exercises that ask who wins can be limited
// to one game.
#pragma once

#include <set>

#include "core/practice/exercise.h"
#include "core/random.h"

namespace nimstone::practice {

/// Draws the exercises of a session. The same skill, level, seed and game give the same exercises in the same order. Each
/// exercise is sound and worth asking at its level, as ExerciseKind defines these words.
class Session {
public:
    /// Clamps `level` to 1 to 3. If `game` is given, Skill::Outcome asks about this game only; other skills ignore it.
    Session(Skill skill, int level, Seed seed, std::optional<OutcomeGame> game = std::nullopt);

    Skill skill() const { return m_skill; }
    int level() const { return m_level; }
    /// The game to which exercises are limited; nullopt if they are not limited.
    std::optional<OutcomeGame> game() const { return m_game; }

    /// Draws an exercise that does not look like an earlier exercise of this session. If hardly any new exercises are left,
    /// repeats are allowed again.
    Exercise next();

private:
    Skill m_skill;
    int m_level;
    std::optional<OutcomeGame> m_game;
    Chance m_chance;
    std::set<std::vector<Count>> m_asked;  ///< the keys (see dedupKeyOf) of the exercises that were asked
};

}  // namespace nimstone::practice
