// What exercises ask, found once more by search through the rules: an overload a skill, and no catch-all.
#pragma once

#include "core/games/nim.h"
#include "core/practice/session.h"
#include "core/search.h"
#include "tests/core/practice_search_misere.h"
#include "tests/core/practice_search_values.h"

namespace nimstone::tests {

/// Positions are decided once for all exercises.
inline Search<Nim>& nimSearch()
{
    static Search<Nim> search;
    return search;
}

// --- the right answers, in ascending order ---

inline practice::Answers rightBySearch(const practice::NimSumExercise& exercise)
{
    // The Grundy value of a heap of Nim is its size, and that of all of them is found column by column, by counting.
    Count sum = 0;
    for (Count column = 1; column < (Count{1} << 12); column *= 2) {
        std::size_t ones = 0;
        for (const Count heap : exercise.position.heaps)
            ones += heap / column % 2;
        sum += ones % 2 * column;
    }
    return {sum};
}

/// The winning moves from small positions by search; from others every move is tried, and the columns of what it leaves
/// are counted.
inline std::vector<Move> winningBySearch(const Position& position)
{
    if (totalStones(position).stones <= 24 && position.heaps.size() <= 3)
        return nimSearch().winningMoves(position);
    std::vector<Move> winning;
    for (const Move& move : Nim().legalMoves(position)) {
        const Position after = Nim().play(position, move).value();
        if (rightBySearch(practice::NimSumExercise{after}) == practice::Answers{Count{0}})
            winning.push_back(move);
    }
    return winning;
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

// --- the answers that can be given: all of them, or all up to where they are plainly too large ---

inline practice::Answers numbers(Count first, Count end)
{
    practice::Answers answers;
    for (Count number = first; number < end; ++number)
        answers.push_back(number);
    return answers;
}

inline practice::Answers givable(const practice::NimSumExercise& exercise)
{
    Count end = 1;
    for (const Count heap : exercise.position.heaps) {
        while (end <= heap)
            end *= 2;
    }
    return numbers(0, end);
}

inline practice::Answers givable(const practice::EligibleHeapExercise& exercise)
{
    return numbers(0, exercise.position.heaps.size());
}

inline practice::Answers givable(const practice::HowManyExercise& exercise)
{
    return numbers(1, exercise.position.heaps[exercise.heap] + 1);
}

// --- of any skill ---

inline practice::Answers rightBySearch(const practice::Exercise& exercise)
{
    return std::visit([](const auto& kind) { return rightBySearch(kind); }, exercise);
}

inline practice::Answers givable(const practice::Exercise& exercise)
{
    return std::visit([](const auto& kind) { return givable(kind); }, exercise);
}

/// The first exercises of many seeds, at every level; returns how many there were.
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
