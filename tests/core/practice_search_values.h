// What exercises on Grundy values ask, found by counting and by search through the rules. tests/core/practice_search.h
// includes it.
#pragma once

#include <algorithm>
#include <numeric>

#include "core/games/subtraction_game.h"
#include "core/practice/exercise.h"
#include "core/search.h"

namespace nimstone::tests {

/// first … end − 1.
inline practice::Answers answersBetween(Count first, Count end)
{
    practice::Answers answers;
    for (Count number = first; number < end; ++number)
        answers.push_back(number);
    return answers;
}

inline practice::Answers rightBySearch(const practice::MexExercise& exercise)
{
    if (!exercise.amounts.empty()) {
        Search<SubtractionGame> search(SubtractionGame::make(exercise.amounts).value());
        for (Count heap = 0; heap < exercise.values.size(); ++heap) {
            // What is given has to be true, too.
            if (search.grundy({{heap}}) != exercise.values[heap])
                return {};
        }
        return {search.grundy({{exercise.values.size()}})};
    }
    Count number = 0;
    while (std::ranges::count(exercise.values, number) > 0)
        ++number;
    return {number};
}

inline practice::Answers givable(const practice::MexExercise& exercise)
{
    const Count largest = *std::ranges::max_element(exercise.values);
    return answersBetween(0, std::max<Count>(largest, exercise.values.size()) + 2);
}

}  // namespace nimstone::tests
