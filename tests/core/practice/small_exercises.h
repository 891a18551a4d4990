// Visits all sound exercises on small positions, for tests that leave nothing out.
#pragma once

#include "core/practice/exercise.h"
#include "tests/core/small_positions.h"

namespace nimstone::tests {

/// The skills with few enough exercises to visit all of them.
inline constexpr std::array skillsOfSmallHeaps{practice::Skill::NimSum, practice::Skill::EligibleHeap,
                                               practice::Skill::HowMany};

/// Calls `visit` with every sound exercise of a skill on `heaps` heaps of 0 to `largest` stones. Returns the number of
/// exercises.
template <class Visit>
std::size_t forEachExercise(practice::Skill skill, std::size_t heaps, Count largest, Visit visit)
{
    std::size_t visited = 0;
    const auto visitSound = [&](const practice::Exercise& exercise) {
        if (!practice::isSound(exercise))
            return;
        visit(exercise);
        ++visited;
    };
    forEachPosition(heaps, largest, [&](const Position& position) {
        switch (skill) {
        case practice::Skill::NimSum: visitSound(practice::NimSumExercise{position}); break;
        case practice::Skill::EligibleHeap: visitSound(practice::EligibleHeapExercise{position}); break;
        case practice::Skill::DecidingColumn: visitSound(practice::DecidingColumnExercise{position}); break;
        case practice::Skill::CountMoves: visitSound(practice::CountMovesExercise{position}); break;
        case practice::Skill::AllMoves: visitSound(practice::AllMovesExercise{position}); break;
        case practice::Skill::MisereSwitch:
            for (std::size_t heap = 0; heap < heaps; ++heap)
                visitSound(practice::MisereSwitchExercise{position, heap});
            break;
        case practice::Skill::HowMany:
            for (std::size_t heap = 0; heap < heaps; ++heap)
                visitSound(practice::HowManyExercise{position, heap});
            break;
        default: break;
        }
    });
    return visited;
}

}  // namespace nimstone::tests
