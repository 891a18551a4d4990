// Nim as the searches of exercises share it: winning moves without a closed form.
#pragma once

#include "core/games/nim/nim.h"
#include "core/practice/skills/answer.h"
#include "core/search.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Positions are decided once for all exercises.
inline Search<Nim>& nimSearch()
{
    static Search<Nim> search;
    return search;
}

/// The Grundy value of a heap of Nim is its size, and that of all of them is found column by column, by counting.
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

/// The winning moves from small positions by search; from others every move is tried, and the columns of what it leaves
/// are counted.
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
