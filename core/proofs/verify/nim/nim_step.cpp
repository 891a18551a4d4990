#include "core/proofs/verify/nim/nim_step.h"

namespace nimstone::proof {

void needColumn(Walk& walk, const Facts& facts)
{
    int exponent = 0;
    for (Count weight = 1; weight < facts.column; weight *= 2)
        ++exponent;
    walk.need(HighestColumn{facts.sum, facts.column, exponent, countOnes(facts.heaps, facts.column)});
}

void needChosenHeap(Walk& walk, const Facts& facts, const Change& balancing)
{
    walk.need(ChooseHeap{facts.column, facts.eligible, balancing.move.heap, balancing.size});
}

void needSmallerHeap(Walk& walk, const Facts& facts, const Change& balancing)
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
    walk.need(SmallerTarget{move.heap, facts.sum, size, target, facts.column, above, below})
        .need(TakeStones{move, size, target})
        .need(SumVanishes{move.heap, facts.sum, size, target, sumAfter});
}

void needWinningMoveCount(Walk& walk, const Facts& facts)
{
    walk.need(WinningMoveCount{facts.sum, facts.column, facts.eligible.size(), facts.winningMoves()});
}

}  // namespace nimstone::proof
