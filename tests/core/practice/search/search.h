// Answers of exercises, found by search through the rules. Each skill has its own overload, and there is no generic
// overload.
#pragma once

#include "core/practice/session.h"
#include "core/search.h"
#include "tests/core/practice/search/binary.h"
#include "tests/core/practice/search/claims.h"
#include "tests/core/practice/search/cold.h"
#include "tests/core/practice/search/misere.h"
#include "tests/core/practice/search/moves.h"
#include "tests/core/practice/search/nim.h"
#include "tests/core/practice/search/outcome.h"
#include "tests/core/practice/search/quota.h"
#include "tests/core/practice/search/residues.h"
#include "tests/core/practice/search/values.h"
#include "tests/core/practice/search/zeckendorf.h"

namespace nimstone::tests {

// --- the right answers, in ascending order ---

inline practice::Answers rightBySearch(const practice::NimSumExercise& exercise)
{
    return {sumByCounting(exercise.position)};
}

inline practice::Answers rightBySearch(const practice::EligibleHeapExercise& exercise)
{
    practice::Answers heaps;
    for (const Move& move : winningBySearch(exercise.position))
        heaps.push_back(Count{move.heap});
    return heaps;
}

inline practice::Answers rightBySearch(const practice::HowManyExercise& exercise)
{
    practice::Answers amounts;
    for (const Move& move : winningBySearch(exercise.position)) {
        if (move.heap == exercise.heap)
            amounts.push_back(move.taken);
    }
    return amounts;
}

// --- All possible answers to an exercise. If there is no largest answer, the list ends with numbers that are clearly too large. ---

inline practice::Answers possibleAnswers(const practice::NimSumExercise& exercise)
{
    Count end = 1;
    for (const Count heap : exercise.position.heaps) {
        while (end <= heap)
            end *= 2;
    }
    return numbers(0, end);
}

inline practice::Answers possibleAnswers(const practice::EligibleHeapExercise& exercise)
{
    return numbers(0, exercise.position.heaps.size());
}

inline practice::Answers possibleAnswers(const practice::HowManyExercise& exercise)
{
    return numbers(1, exercise.position.heaps[exercise.heap] + 1);
}

// --- for exercises of any skill ---

inline practice::Answers rightBySearch(const practice::Exercise& exercise)
{
    return std::visit([](const auto& kind) { return rightBySearch(kind); }, exercise);
}

inline practice::Answers possibleAnswers(const practice::Exercise& exercise)
{
    return std::visit([](const auto& kind) { return possibleAnswers(kind); }, exercise);
}

/// Visits the first exercise of each seed from 1 to `seeds`, at every level. Returns the number of exercises.
template <class Visit>
int forEachSeed(practice::Skill skill, Seed seeds, Visit visit)
{
    int visited = 0;
    for (int level = practice::lowestLevel; level <= practice::highestLevel; ++level) {
        for (Seed seed = 1; seed <= seeds; ++seed, ++visited)
            visit(practice::Session(skill, level, seed).next());
    }
    return visited;
}

}  // namespace nimstone::tests
