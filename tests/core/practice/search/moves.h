// Answers of the exercises on which moves of Nim win, found by search and by counting.
#pragma once

#include <algorithm>
#include <iterator>
#include <set>

#include "core/practice/exercise.h"
#include "tests/core/practice/search/nim.h"

namespace nimstone::tests {

/// Returns the highest column in which a winning move changes its heap.
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

inline practice::Answers possibleAnswers(const practice::DecidingColumnExercise& exercise)
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

/// Returns the numbers up to one more than the number of heaps, which people may answer, too.
inline practice::Answers possibleAnswers(const practice::CountMovesExercise& exercise)
{
    return numbers(0, exercise.position.heaps.size() + 2);
}

inline practice::Answers rightBySearch(const practice::AllMovesExercise& exercise)
{
    return {practice::Answer(winningBySearch(exercise.position))};
}

/// Returns the amounts that people may try in one heap: the winning amount, the size that it leaves, the nim-sum, the
/// whole heap, 1, and 0 for no move. Amounts larger than the heap are left out.
inline std::vector<Count> amountsTried(const practice::AllMovesExercise& exercise, std::size_t heap)
{
    const Count size = exercise.position.heaps[heap];
    std::set<Count> amounts{0, 1, size, sumByCounting(exercise.position)};
    for (const Move& move : winningBySearch(exercise.position)) {
        if (move.heap == heap)
            amounts.insert({move.taken, size - move.taken});
    }
    std::vector<Count> taken;
    std::ranges::copy_if(amounts, std::back_inserter(taken), [size](Count amount) { return amount <= size; });
    return taken;
}

/// Returns every combination of these amounts, at most one for each heap, and one answer with a move that cannot be played.
inline practice::Answers possibleAnswers(const practice::AllMovesExercise& exercise)
{
    const auto& heaps = exercise.position.heaps;
    std::vector<std::vector<Move>> named{{}};
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        std::vector<std::vector<Move>> more;
        for (const Count amount : amountsTried(exercise, heap)) {
            for (std::vector<Move> moves : named) {
                if (amount > 0)
                    moves.push_back({heap, amount});
                more.push_back(std::move(moves));
            }
        }
        named = std::move(more);
    }
    practice::Answers answers{practice::Answer(std::vector<Move>{{0, heaps[0] + 1}})};
    for (std::vector<Move>& moves : named)
        answers.emplace_back(std::move(moves));
    return answers;
}

}  // namespace nimstone::tests
