// Answers of the exercises on Grundy values, found by counting and by search through the rules.
// tests/core/practice/search/search.h includes this file.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/games/taking/subtraction_game.h"
#include "core/practice/exercise.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

inline practice::Answers rightBySearch(const practice::MexExercise& exercise)
{
    if (!exercise.amounts.empty()) {
        Search<SubtractionGame> search(SubtractionGame::make(exercise.amounts).value());
        for (Count heap = 0; heap < exercise.values.size(); ++heap) {
            // The given values have to be true, too.
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

inline practice::Answers possibleAnswers(const practice::MexExercise& exercise)
{
    const Count largest = *std::ranges::max_element(exercise.values);
    return numbers(0, std::max<Count>(largest, exercise.values.size()) + 2);
}

/// Returns the Grundy value of a game or a sum, found from its moves alone.
inline Count grundyBySearch(const GameSum& gameSum)
{
    static std::map<std::string, Count> known;
    const std::string name = print(gameSum);
    if (const auto found = known.find(name); found != known.end())
        return found->second;
    std::set<Count> values;
    for (std::size_t part = 0; part < gameSum.components().size(); ++part) {
        const auto& [rules, position] = gameSum.components()[part];
        for (const Move& move : rules->legalMoves(position))
            values.insert(grundyBySearch(gameSum.play({part, move}).value()));
    }
    Count mex = 0;
    while (values.contains(mex))
        ++mex;
    return known[name] = mex;
}

inline practice::Answers rightBySearch(const practice::SumValueExercise& exercise)
{
    const auto& parts = exercise.gameSum.components();
    // A sum of two components is searched as a whole.
    if (parts.size() == 2)
        return {grundyBySearch(exercise.gameSum)};
    std::vector<Count> values;
    for (const Component& part : parts)
        values.push_back(grundyBySearch(GameSum(part)));
    Count sum = 0;
    for (Count column = 1; column < 64; column *= 2) {
        const auto ones = std::ranges::count_if(values, [column](Count value) { return value / column % 2 == 1; });
        sum += ones % 2 == 1 ? column : 0;
    }
    return {sum};
}

inline practice::Answers possibleAnswers(const practice::SumValueExercise& exercise)
{
    Count added = 0;
    for (const Count value : exercise.values())
        added += value;
    return numbers(0, added + 2);
}

}  // namespace nimstone::tests
