// Answers of the exercises on the misère switch, found by trying every move. tests/core/practice/search/search.h includes
// this file.
#pragma once

#include <algorithm>
#include <map>

#include "core/practice/exercise.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// True if the player to move wins when the last stone loses, found by trying every move. The heaps are sorted and empty
/// ones dropped, so that equal positions are decided once.
inline bool winsMisere(std::vector<Count> heaps)
{
    static std::map<std::vector<Count>, bool> known;
    std::erase(heaps, Count{0});
    std::ranges::sort(heaps);
    if (heaps.empty())
        return true;
    if (const auto found = known.find(heaps); found != known.end())
        return found->second;
    bool wins = false;
    for (std::size_t heap = 0; heap < heaps.size() && !wins; ++heap) {
        for (Count left = 0; left < heaps[heap] && !wins; ++left) {
            std::vector<Count> after = heaps;
            after[heap] = left;
            wins = !winsMisere(std::move(after));
        }
    }
    return known[heaps] = wins;
}

inline practice::Answers rightBySearch(const practice::MisereSwitchExercise& exercise)
{
    practice::Answers amounts;
    for (Count taken = 1; taken <= exercise.position.heaps[exercise.heap]; ++taken) {
        std::vector<Count> after = exercise.position.heaps;
        after[exercise.heap] -= taken;
        if (!winsMisere(std::move(after)))
            amounts.push_back(taken);
    }
    return amounts;
}

inline practice::Answers possibleAnswers(const practice::MisereSwitchExercise& exercise)
{
    return numbers(1, exercise.position.heaps[exercise.heap] + 1);
}

}  // namespace nimstone::tests
