#include "core/proofs/verify/nim/nim_step.h"

namespace nimstone::proof {

void needColumn(StepChecker& walk, const Facts& facts)
{
    int exponent = 0;
    for (Count weight = 1; weight < facts.column; weight *= 2)
        ++exponent;
    const std::size_t ones = countOnes(facts.heaps, facts.column);
    walk.need(HighestColumn{facts.sum, facts.column, exponent, ones}, ones % 2 == 1);
}

void needChosenHeap(StepChecker& walk, const Facts& facts, const MoveMade& balancing)
{
    walk.need(ChooseHeap{facts.column, facts.eligible, balancing.move.heap, balancing.size});
}

void needSmallerHeap(StepChecker& walk, const Facts& facts, const MoveMade& balancing)
{
    const auto& [move, size, target, after, sumAfter] = balancing;
    Count above = 0;
    Count below = 0;
    for (Count weight = Count{1} << (maxColumns - 1); weight != 0; weight /= 2) {
        if (weight > facts.column && oneIn(size, weight))
            above += weight;
        if (weight < facts.column)
            below += weight;
    }
    walk.need(SmallerTarget{move.heap, facts.sum, size, target, facts.column, above, below}, target < size)
        .need(TakeStones{move, size, target})
        .need(SumVanishes{move.heap, facts.sum, size, target, sumAfter}, sumAfter == 0);
}

void needWinningMoveCount(StepChecker& walk, const Facts& facts)
{
    const std::vector<Move> moves = facts.winningMoves();
    walk.need(WinningMoveCount{facts.sum, facts.column, moves.size(), moves},
              moves.size() == facts.eligible.size() && (moves.size() % 2 == 1) == (facts.sum != 0));
}

}  // namespace nimstone::proof
