// Finds the winning moves of Nim without a closed form, for the searches of several exercises.
#pragma once

#include "core/games/nim/nim.h"
#include "core/practice/skills/answer.h"
#include "core/search.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Returns the search that all exercises share, so that each position is decided once.
inline Search<Nim>& nimSearch()
{
    static Search<Nim> search;
    return search;
}

/// Returns the nim-sum, which is the Grundy value of the position, found by counting the 1s of each column.
inline Count sumByCounting(const Position& position)
{
    Count sum = 0;
    for (Count column = 1; column < (Count{1} << 12); column *= 2) {
        std::size_t ones = 0;
        for (const Count heap : position.heaps)
            ones += heap / column % 2;
        sum += ones % 2 * column;
    }
    return sum;
}

/// Returns the winning moves. Small positions are searched; in others every move is tried, and the columns of the position
/// after it are counted.
inline std::vector<Move> winningBySearch(const Position& position)
{
    if (totalStones(position).stones <= 24 && position.heaps.size() <= 3)
        return nimSearch().winningMoves(position);
    std::vector<Move> winning;
    for (const Move& move : Nim().legalMoves(position)) {
        if (sumByCounting(Nim().play(position, move).value()) == 0)
            winning.push_back(move);
    }
    return winning;
}

}  // namespace nimstone::tests
