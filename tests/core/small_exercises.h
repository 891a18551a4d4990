// All sound exercises on small positions, for tests that leave nothing out.
#pragma once

#include "core/practice/exercise.h"
#include "tests/core/small_positions.h"

namespace nimstone::tests {

/// The skills whose exercises are small enough in number to go through all of them.
inline constexpr std::array skillsOfSmallHeaps{practice::Skill::NimSum, practice::Skill::EligibleHeap,
                                               practice::Skill::HowMany};

/// Calls `visit` with every sound exercise of one of them on `heaps` heaps of 0 … largest; returns how many there were.
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
        case practice::Skill::HowMany:
            for (std::size_t heap = 0; heap < heaps; ++heap)
                visitSound(practice::HowManyExercise{position, heap});
            break;
        default: break;
        }
    });
    return visited;
}

/// Every answer that can be given: a number of the table's columns, a heap, or an amount that is there.
inline std::vector<practice::Answer> possibleAnswers(const practice::Exercise& exercise)
{
    const auto& heaps = practice::heapsIn(exercise)->heaps;
    Count first = 0;
    Count end = heaps.size();
    if (std::holds_alternative<practice::NimSumExercise>(exercise)) {
        end = 1;
        for (const Count heap : heaps) {
            while (end <= heap)
                end *= 2;
        }
    } else if (const auto* howMany = std::get_if<practice::HowManyExercise>(&exercise)) {
        first = 1;
        end = heaps[howMany->heap] + 1;
    }
    std::vector<practice::Answer> answers;
    for (Count answer = first; answer < end; ++answer)
        answers.push_back(answer);
    return answers;
}

}  // namespace nimstone::tests
