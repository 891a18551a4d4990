#include "core/practice/session.h"

#include <algorithm>

namespace nimstone::practice {

Session::Session(Skill skill, int level, Seed seed, std::optional<OutcomeGame> game)
    : m_skill(skill), m_level(std::clamp(level, lowestLevel, highestLevel)), m_game(canBeLimited(skill) ? game : std::nullopt), m_chance(seed)
{
}

Exercise Session::next()
{
    // After this number of repeated exercises in a row, hardly any new exercise of the level is left, so the session starts
    // over and allows repeats.
    constexpr int patience = 2000;
    int repeats = 0;
    while (true) {
        Exercise exercise = drawExercise(m_skill, m_chance, m_level, m_game);
        if (!isSound(exercise) || !isWorthAsking(exercise, m_level))
            continue;
        if (++repeats > patience)
            m_asked.clear();
        if (m_asked.insert(dedupKeyOf(exercise)).second)
            return exercise;
    }
}

}  // namespace nimstone::practice
