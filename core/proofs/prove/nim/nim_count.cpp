// Counting the winning first moves: as many as there are heaps with a 1 in the highest column of s.
#include "core/proofs/prove/nim/nim.h"

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"

namespace nimstone::proof {

Steps countSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    Steps steps{nimSumStep(position)};
    if (sum != 0)
        steps.push_back(highestColumnStep(position));

    std::vector<Move> winning;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count size = position.heaps[heap];
        const Count target = sum ^ size;
        const bool wins = target < size;
        const Count taken = wins ? size - target : 0;
        steps.push_back(TestHeap{heap, size, target, wins, taken});
        if (wins)
            winning.push_back({heap, taken});
    }
    steps.push_back(WinningMoveCount{sum, highestColumn(sum).value_or(0), winning.size(), winning});
    return steps;
}

}  // namespace nimstone::proof
