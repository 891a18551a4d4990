// Spot the flaw: "choose a heap whose highest bit is d; it can always be found", held against the position, and
// then the choice that does work.
#include "core/proofs/prove/nim/nim.h"

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"

namespace nimstone::proof {

namespace {

HighestBits highestBits(const Position& position, Count column)
{
    HighestBits result;
    result.column = column;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        result.highest.push_back(highestColumn(position.heaps[heap]).value_or(0));
        if (result.highest.back() == column)
            result.allowed.push_back(heap);
    }
    return result;
}

FlawVerdict flawVerdict(const HighestBits& bits, const std::vector<std::size_t>& eligible)
{
    const std::size_t claimed = bits.allowed.size();
    return {bits.column, claimed, eligible, claimed != eligible.size(), claimed == 0};
}

}  // namespace

Steps flawHighestBitSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HighestColumn highest = highestColumnStep(position);
    const HighestBits bits = highestBits(position, highest.column);
    return {
        nimSumStep(position),
        highest,
        FlawedChoice{highest.column},
        bits,
        flawVerdict(bits, heapsWithBit(position, highest.column)),
        chooseHeapStep(position),
        smallerTargetStep(position),
        takeStonesStep(position),
        sumVanishesStep(position),
    };
}

}  // namespace nimstone::proof
