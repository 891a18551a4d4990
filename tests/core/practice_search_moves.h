// The answers of the exercises on which moves of Nim win, by search and by counting.
#pragma once

#include <algorithm>

#include "core/practice/exercise.h"
#include "tests/core/practice_search_nim.h"

namespace nimstone::tests {

/// The highest column in which a winning move changes its heap.
inline practice::Answers rightBySearch(const practice::DecidingColumnExercise& exercise)
{
    const Move move = winningBySearch(exercise.position).front();
    const Count before = exercise.position.heaps[move.heap];
    const Count after = before - move.taken;
    Count column = 1;
    while (before / (2 * column) != after / (2 * column))
        column *= 2;
    return {column};
}

inline practice::Answers givable(const practice::DecidingColumnExercise& exercise)
{
    practice::Answers columns;
    const Count largest = *std::ranges::max_element(exercise.position.heaps);
    for (Count column = 1; column <= largest; column *= 2)
        columns.push_back(column);
    return columns;
}

inline practice::Answers rightBySearch(const practice::CountMovesExercise& exercise)
{
    return {Count{winningBySearch(exercise.position).size()}};
}

/// One more than there are heaps is given by people too.
inline practice::Answers givable(const practice::CountMovesExercise& exercise)
{
    return numbers(0, exercise.position.heaps.size() + 2);
}

}  // namespace nimstone::tests
