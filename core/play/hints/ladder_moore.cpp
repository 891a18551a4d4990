// Builds hint ladders for Moore's Nim: the hints count the 1s in each binary column modulo k + 1.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::play::ladder {

Count mooreColumn(const Position& position, const Move& move)
{
    Count highest = 0;
    for (const Take& take : takesOf(move)) {
        const Count size = position.heaps[take.heap];
        highest = std::max(highest, NimSumChange{size, size - take.taken}.column());
    }
    return highest;
}

Built ofMooreNim(const Asked& asked, const MooreNim& game)
{
    const Position& position = asked.position();
    const rung::AskWithManyHeaps question{heapsWithMoves(asked.component()).size(), game.k()};
    const rung::CountModulo idea{game.k(), columnsNeeded(position.heaps)};
    if (asked.won) {
        const auto facts = std::get<reason::ColumnResidue>(reasonOf(GameSum(asked.component())));
        const MoveInSum move = inOrder(asked.sum, asked.onTable(*game.oneWinningMove(position)));
        return HintLadder{question, idea, rung::LookAtMooreColumn{game.k(), facts.weight, facts.ones},
                      rung::InHeaps{asked.part, heapsOf(move.move), true}, rung::MakeMultiples{move, game.k()}};
    }
    const auto moves = stubborn(asked);
    const MoveInSum move = *std::ranges::max_element(
        moves, {}, [&position](const MoveInSum& one) { return mooreColumn(position, one.move); });
    const Count column = mooreColumn(position, move.move);
    const bool fewest = leavesFewest(asked, move);
    return HintLadder{question, idea,
                  rung::LookAtMooreColumnToBreak{game.k(), column, onesInColumn(position.heaps, column), fewest},
                  rung::InHeaps{asked.part, heapsOf(move.move), false, fewest}, resist(asked, move)};
}

}  // namespace nimstone::play::ladder
